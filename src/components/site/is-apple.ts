/** Keys have other names on Apple devices. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
