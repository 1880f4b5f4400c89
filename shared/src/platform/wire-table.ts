/**
 * Bidirectional mapping between domain records and their wire format, declared as a table of domain name → wire name and
 * unit. Serialiser, parser and both types are derived from the table.
 */
import * as z from 'zod/mini'
import { paiseToRupees, rupeesToPaise } from './money.ts'

/** A field: its wire name, and how to serialise and parse its value. */
export interface WireField<Name extends string, Domain, Wire> {
  name: Name
  toWire: (value: Domain) => Wire
  /** Validates a wire value and converts it to the domain value. */
  fromWire: z.ZodMiniType<Domain>
}

// biome-ignore lint/suspicious/noExplicitAny: fields of every kind in one table; each is typed where it is used
type WireFields = Record<string, WireField<string, any, any>>

/** The domain type of a table, e.g. `{ pricePaise: number }`. */
export type DomainOf<Fields extends WireFields> = {
  [Key in keyof Fields]: Parameters<Fields[Key]['toWire']>[0]
}
/** The wire type of a table, e.g. `{ bookprice: number }`. */
export type WireOf<Fields extends WireFields> = {
  [Key in keyof Fields as Fields[Key]['name']]: ReturnType<Fields[Key]['toWire']>
}

export const text = <Name extends string>(name: Name): WireField<Name, string, string> => ({
  name,
  toWire: (value) => value,
  fromWire: z.string(),
})

/** Nullable text: an empty string on the wire stands for null. */
export const optionalText = <Name extends string>(name: Name): WireField<Name, string | null, string> => ({
  name,
  toWire: (value) => value ?? '',
  fromWire: z.pipe(
    z.string(),
    z.transform((value) => (value === '' ? null : value)),
  ),
})

export const texts = <Name extends string>(name: Name): WireField<Name, string[], string[]> => ({
  name,
  toWire: (value) => value,
  fromWire: z.array(z.string()),
})

/** A number with the same unit on both sides. */
export const number = <Name extends string>(name: Name): WireField<Name, number, number> => ({
  name,
  toWire: (value) => value,
  fromWire: z.number(),
})

export const optionalNumber = <Name extends string>(name: Name): WireField<Name, number | null, number | null> => ({
  name,
  toWire: (value) => value,
  fromWire: z.nullable(z.number()),
})

export const flag = <Name extends string>(name: Name): WireField<Name, boolean, boolean> => ({
  name,
  toWire: (value) => value,
  fromWire: z.boolean(),
})

/** Money: whole paise in the domain, rupees on the wire. */
export const rupees = <Name extends string>(name: Name): WireField<Name, number, number> => ({
  name,
  toWire: paiseToRupees,
  fromWire: z.pipe(z.number().check(z.nonnegative()), z.transform(rupeesToPaise)),
})

/** Nullable money: whole paise in the domain, rupees on the wire. */
export const optionalRupees = <Name extends string>(name: Name): WireField<Name, number | null, number | null> => ({
  name,
  toWire: (paise) => (paise === null ? null : paiseToRupees(paise)),
  fromWire: z.pipe(
    z.nullable(z.number().check(z.nonnegative())),
    z.transform((amount) => (amount === null ? null : rupeesToPaise(amount))),
  ),
})

/** Nullable weight: whole grams in the domain, kilograms on the wire. */
export const kilograms = <Name extends string>(name: Name): WireField<Name, number | null, number | null> => ({
  name,
  toWire: (grams) => (grams === null ? null : grams / 1000),
  fromWire: z.pipe(
    z.nullable(z.number().check(z.nonnegative())),
    z.transform((kilos) => (kilos === null ? null : Math.round(kilos * 1000))),
  ),
})

/** An enum with its own spelling on the wire, e.g. `'2'` ↔ `'2nd Semester'`. */
export function choice<Name extends string, Value extends string>(
  name: Name,
  spelling: Record<Value, string>,
): WireField<Name, Value, string> {
  const values = Object.keys(spelling) as Value[]
  const read = (spelled: string) => values.find((value) => spelling[value] === spelled)
  return {
    name,
    toWire: (value) => spelling[value],
    fromWire: z.pipe(
      z.enum(Object.values<string>(spelling), 'This is not one of the values offered'),
      z.transform((spelled) => read(spelled) as Value),
    ),
  }
}

/** A list of records described by another table. */
export const rows = <Name extends string, Fields extends WireFields>(
  name: Name,
  table: WireTable<Fields>,
): WireField<Name, DomainOf<Fields>[], WireOf<Fields>[]> => ({
  name,
  toWire: (value) => value.map(table.toWire),
  fromWire: z.array(table.fromWire),
})

export interface WireTable<Fields extends WireFields> {
  fields: Fields
  toWire: (record: DomainOf<Fields>) => WireOf<Fields>
  /** Validates a wire record and renames its fields; drops unknown ones. */
  fromWire: z.ZodMiniType<DomainOf<Fields>>
}

export function wireTable<Fields extends WireFields>(fields: Fields): WireTable<Fields> {
  const entries = Object.entries(fields)
  const shape = Object.fromEntries(entries.map(([, field]) => [field.name, field.fromWire]))
  return {
    fields,
    toWire: (record) =>
      Object.fromEntries(entries.map(([key, field]) => [field.name, field.toWire(record[key])])) as WireOf<Fields>,
    fromWire: z.pipe(
      z.object(shape),
      z.transform(
        (wire) => Object.fromEntries(entries.map(([key, field]) => [key, wire[field.name]])) as DomainOf<Fields>,
      ),
    ),
  }
}
