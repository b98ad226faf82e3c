import type { LanguageId } from '#languages.ts';

interface Offer {
  /** Says that the page is there in this language. It links to it. */
  offer: string;
  /** Closes the line. */
  close: string;
}

/** What people are told who read another language than that of the page, each in that language. */
export const languageOffers: Record<LanguageId, Offer> = {
  en: { offer: 'This page is available in English', close: 'Close' },
  de: { offer: 'Diese Seite gibt es auf Deutsch', close: 'Schließen' },
  fr: { offer: 'Cette page existe en français', close: 'Fermer' },
  es: { offer: 'Esta página está disponible en español', close: 'Cerrar' },
  'pt-BR': { offer: 'Esta página está disponível em português', close: 'Fechar' },
  it: { offer: 'Questa pagina è disponibile in italiano', close: 'Chiudi' },
  nl: { offer: 'Deze pagina is er ook in het Nederlands', close: 'Sluiten' },
  pl: { offer: 'Ta strona jest dostępna po polsku', close: 'Zamknij' },
  ja: { offer: 'このページは日本語でもご覧いただけます', close: '閉じる' },
  ko: { offer: '이 페이지를 한국어로 볼 수 있습니다', close: '닫기' },
  'zh-Hans': { offer: '本页面提供简体中文版', close: '关闭' },
  ar: { offer: 'هذه الصفحة متاحة بالعربية', close: 'إغلاق' },
};
