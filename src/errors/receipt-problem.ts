/** Why a text is not accepted as a receipt. */
export type ReceiptProblem = 'too-long' | 'not-json' | 'no-receipt' | 'newer' | 'damaged';
