export const stepNames = ['contact', 'delivery', 'payment', 'review'] as const;
export type StepName = (typeof stepNames)[number];

/** How far a purchase is. */
export interface Progress {
  readonly hasEmail: boolean;
  /** Something has to be brought or fetched. */
  readonly deliveryNeeded: boolean;
  /** The buyer has chosen a delivery option that is still offered. */
  readonly deliveryChosen: boolean;
  /** There is something to pay, now or again and again later. */
  readonly paymentNeeded: boolean;
  readonly paymentChosen: boolean;
}

/** The steps of this purchase, without those it does not need. */
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

/** The requested step if all earlier ones are complete, otherwise the first incomplete one. */
export function stepAt(requested: string | null, progress: Progress): StepName {
  const steps = stepsOf(progress);
  const open = steps.findIndex((step) => !isDone(step, progress));
  const index = steps.findIndex((step) => step === requested);
  return steps[index === -1 || index > open ? open : index] ?? 'contact';
}

/** The next open step. */
export function stepAfter(step: StepName, progress: Progress): StepName {
  const steps = stepsOf(progress);
  const next = steps[steps.indexOf(step) + 1] ?? 'review';
  return stepAt(next, progress);
}
