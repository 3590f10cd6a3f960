/** Why staff adjust stock, in the order of the form. */
export const stockReasons = ['RECEIVED', 'RETURNED', 'DAMAGED', 'CORRECTION', 'COUNTED'] as const;
