export interface ContractTest {
  readonly name: string;
  /** Rejects with an AssertionError when the extension breaks the contract. */
  readonly run: () => Promise<void>;
}
