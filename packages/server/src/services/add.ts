import type { Service } from '@shopwright/contract/services/service';
import type { Tx } from '../db/index.ts';
import { newId } from '../kernel/ids.ts';
import { isRefusal, type Refusal } from '../kernel/outcome.ts';
import { addOffering, type Offering } from '../offerings/index.ts';
import { newService, type ServiceFacts } from './rules/service.ts';
import { serviceToWire } from './rules/to-wire.ts';
import { serviceKind } from './service-kind.ts';

/** Creates a service within a larger transaction. */
export async function addService(
  tx: Tx,
  siteId: string,
  said: Service,
  { now, timeZone, siteUrl }: { now: Date; timeZone: string; siteUrl: string },
): Promise<Offering<ServiceFacts> | Refusal> {
  const made = newService(said, { id: newId(), now: now.toISOString(), timeZone });
  return isRefusal(made)
    ? made
    : addOffering(
        tx,
        {
          kind: serviceKind,
          toWire: (service: Offering<ServiceFacts>) => serviceToWire(service, siteUrl),
        },
        siteId,
        made,
      );
}
