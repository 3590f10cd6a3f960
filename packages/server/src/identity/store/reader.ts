export const first = <Row>(rows: readonly Row[]): Row | undefined => rows[0];
