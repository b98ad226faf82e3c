import { safeName } from '#formats/file-names.ts';

/** How long the browser may take to read a file dropped on the desktop, in milliseconds. */
const readFor = 60_000;

/**
 * Lets a result be dragged out of the page, onto the desktop or into a folder, in browsers that support it: those based
 * on Chromium. The dragged element must be `draggable`; images in it must not be.
 */
export function dragOut(event: DragEvent, file: File) {
  const address = URL.createObjectURL(file);
  // Browsers add images of their own, which pages would take for files.
  event.dataTransfer?.clearData();
  event.dataTransfer?.setData('DownloadURL', `${file.type}:${safeName(file.name)}:${address}`);
  const forget = () => setTimeout(() => URL.revokeObjectURL(address), readFor);
  event.target?.addEventListener('dragend', forget, { once: true });
}
