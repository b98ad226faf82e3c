/** Why a text is not used as a receipt. */
export type ReceiptProblem = 'too-long' | 'not-json' | 'no-receipt' | 'newer' | 'damaged';
