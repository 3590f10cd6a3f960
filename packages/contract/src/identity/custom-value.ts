import { message, number, string, struct, timestamp, type Static } from '../field.ts';

export const CustomValue = message(
  'CustomValue',
  {
    strValue: string(),
    numValue: number(),
    dateValue: timestamp({ nullable: true }),
    listValue: struct(),
    mapValue: struct(),
  },
  { oneof: [['strValue', 'numValue', 'dateValue', 'listValue', 'mapValue']] },
);
export type CustomValue = Static<typeof CustomValue>;
