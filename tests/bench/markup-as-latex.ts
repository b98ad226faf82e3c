import type { List, Look, Source, SourceBlock, Span } from './markup-sources.ts';

/** A source as LaTeX. @param pictureOf the name of the file of a picture of one colour. */
export function asLatex({ look, head, blocks }: Source, pictureOf: (colour: string) => string): string {
  const blockOf = (block: SourceBlock): string => {
    switch (block.type) {
      case 'heading':
        return headingOf(block.level, block.text, look);
      case 'paragraph':
        return `${block.spans.map(spanOf).join('')}\n`;
      case 'list':
        return listOf(block.list);
      case 'table':
        return tableOf(block.rows, look.table);
      case 'picture':
        return String.raw`\begin{center}\includegraphics[width=90pt]{${pictureOf(block.colour)}}\end{center}`;
    }
  };
  const body = blocks.map(blockOf).join('\n');
  return String.raw`\documentclass[${Math.round(look.size)}pt,a4paper]{article}
\usepackage[margin=2.2cm]{geometry}\usepackage{multicol,graphicx}\usepackage[colorlinks]{hyperref}
${look.isIndented ? '' : String.raw`\setlength{\parindent}{0pt}\setlength{\parskip}{8pt plus 1pt}`}
${look.align === 'left' ? String.raw`\raggedright` : ''}
\begin{document}
${head.map(blockOf).join('\n')}
${look.columns > 1 ? String.raw`\begin{multicols}{${look.columns}}${'\n'}${body}${'\n'}\end{multicols}` : body}
\end{document}
`;
}

function headingOf(level: number, text: string, { headings }: Look): string {
  if (level === 1) return String.raw`\begin{center}{\LARGE ${text}}\end{center}`;
  if (headings === 'large') return level === 2 ? String.raw`\section*{${text}}` : String.raw`\subsection*{${text}}`;
  return String.raw`\subsubsection*{${text}}`;
}

function spanOf({ text, look, link, note }: Span): string {
  let latex = text;
  if (look) latex = look === 'bold' ? String.raw`\textbf{${latex}}` : String.raw`\textit{${latex}}`;
  if (link !== undefined) latex = String.raw`\href{${link}}{${latex}}`;
  return note === undefined ? latex : String.raw`${latex}\footnote{${note}}`;
}

function listOf({ isCounted, items }: List): string {
  const name = isCounted ? 'enumerate' : 'itemize';
  const all = items.map(({ text, inner }) => String.raw`\item ${text}${inner ? `\n${listOf(inner)}` : ''}`);
  return String.raw`\begin{${name}}
${all.join('\n')}
\end{${name}}
`;
}

function tableOf(rows: readonly string[][], look: Look['table']): string {
  const isRuled = look === 'ruled' || look === 'separate';
  const count = rows[0]?.length ?? 0;
  const columns = isRuled ? `|${'l|'.repeat(count)}` : 'l'.repeat(count);
  const line = look === 'bare' ? '' : String.raw`\hline`;
  const all = rows.map((cells) => String.raw`${cells.join(' & ')} \\ ${line}`);
  return String.raw`\begin{center}\begin{tabular}{${columns}} ${line}
${all.join('\n')}
\end{tabular}\end{center}
`;
}
