export const stepNames = ['contact', 'delivery', 'payment', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/** How far a purchase is. */
export interface Progress {
  readonly hasEmail: boolean;
  /** Something has to be brought or fetched. */
  readonly deliveryNeeded: boolean;
  /** Where it goes and how, said by the buyer and still offered. */
  readonly deliveryChosen: boolean;
  /** There is something to pay, now or again and again later. */
  readonly paymentNeeded: boolean;
  readonly paymentChosen: boolean;
}

/** The steps this purchase has: what it does not need is not asked for. */
export const stepsOf = ({
  deliveryNeeded,
  paymentNeeded,
}: Pick<Progress, 'deliveryNeeded' | 'paymentNeeded'>): StepName[] =>
  stepNames.filter(
    (step) => (step !== 'delivery' || deliveryNeeded) && (step !== 'payment' || paymentNeeded),
  );

export function isDone(
  step: StepName,
  { hasEmail, deliveryChosen, paymentChosen }: Progress,
): boolean {
  return { contact: hasEmail, delivery: deliveryChosen, payment: paymentChosen, review: false }[
    step
  ];
}

/** The step that was asked for, if everything before it is done; else the first that is not. */
export function stepAt(asked: string | null, progress: Progress): StepName {
  const steps = stepsOf(progress);
  const open = steps.findIndex((step) => !isDone(step, progress));
  const wanted = steps.findIndex((step) => step === asked);
  return steps[wanted === -1 || wanted > open ? open : wanted] ?? 'contact';
}

/** Where to go when a step is done: the next one that is open. */
export function stepAfter(step: StepName, progress: Progress): StepName {
  const steps = stepsOf(progress);
  const next = steps[steps.indexOf(step) + 1] ?? 'review';
  return stepAt(next, progress);
}
