/** Delivery address of an order. Districts are checked where the table of places is loaded. (spec 1, 5) */
import * as z from 'zod/mini'
import { emailSchema, phoneSchema } from '../../accounts/fields.ts'
import { pinSchema } from '../../platform/places/pin-schema.ts'
import { singleLine } from '../../platform/text.ts'
import { usableText } from '../../platform/usable-text-check.ts'

/** Maximum lengths in characters; couriers refuse longer cities. */
export const ADDRESS_LIMITS = { name: 60, line: 120, city: 30, district: 60, state: 60, pin: 6 } as const

/** The only country that is delivered to. (spec 1, 9) */
export const DELIVERY_COUNTRY = 'India'

const line = (what: string, max: number, missing = `Enter your ${what}`) =>
  z.string(missing).check(
    z.overwrite((typed) => singleLine(typed)),
    z.minLength(1, missing),
    usableText(`Your ${what}`, 'printed'),
    z.maxLength(max, `Your ${what} can have at most ${max} characters`),
  )

export const addressSchema = z.object({
  name: line('first name', ADDRESS_LIMITS.name),
  surname: line('last name', ADDRESS_LIMITS.name),
  line1: line('house number and street', ADDRESS_LIMITS.line),
  line2: line('village or locality', ADDRESS_LIMITS.line),
  city: line('city or post office', ADDRESS_LIMITS.city),
  district: line('district', ADDRESS_LIMITS.district, 'Choose your district'),
  state: line('state', ADDRESS_LIMITS.state, 'Choose your state'),
  pin: pinSchema,
  country: z.string().check(
    z.overwrite((typed) => singleLine(typed)),
    z.refine((typed) => typed.toLowerCase() === DELIVERY_COUNTRY.toLowerCase(), 'We deliver within India only'),
    z.overwrite(() => DELIVERY_COUNTRY),
  ),
  email: emailSchema,
  phone: phoneSchema,
})
export type OrderAddress = z.infer<typeof addressSchema>
export type AddressField = keyof OrderAddress
