/** Writes a PDF file from its objects' text: by other means than the engine that is tested with it. */
export class PdfText {
  readonly #objects: string[] = [];

  /** A reference to an object that is set later. */
  next(): string {
    this.#objects.push('null');
    return `${this.#objects.length} 0 R`;
  }

  set(ref: string, body: string) {
    this.#objects[Number.parseInt(ref, 10) - 1] = body;
  }

  add(body: string): string {
    const ref = this.next();
    this.set(ref, body);
    return ref;
  }

  /** @param dict its entries but Length. */
  stream(dict: string, data: string): string {
    return this.add(`<< ${dict} /Length ${data.length} >>\nstream\n${data}\nendstream`);
  }

  /** @param trailer its entries but Size. */
  bytes(trailer: string): Uint8Array<ArrayBuffer> {
    let text = '%PDF-1.7\n%\xE2\xE3\xCF\xD3\n';
    const offsets = this.#objects.map((body, index) => {
      const offset = text.length;
      text += `${index + 1} 0 obj\n${body}\nendobj\n`;
      return offset;
    });
    const start = text.length;
    const size = offsets.length + 1;
    text += `xref\n0 ${size}\n0000000000 65535 f \n`;
    for (const offset of offsets) text += `${String(offset).padStart(10, '0')} 00000 n \n`;
    text += `trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
    return new Uint8Array(Buffer.from(text, 'latin1'));
  }
}
