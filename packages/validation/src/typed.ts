import { z } from 'zod'
import * as patterns from './patterns.ts'
import { plainCardNo, plainPhone, plainPlate, plainServicePhone, plainVin } from './plain.ts'
import * as rules from './rules.ts'

/*
 * The rules for what people type or paste: the same as in `rules` and `patterns`, but what has one meaning although it
 * is written in another way is taken, and stored, as the rule writes it.
 */

/** A mobile number: `+86 138-0013-8000` is taken as `13800138000`. */
export const phone = /* @__PURE__ */ typed(rules.phone, plainPhone)

/** A mobile number: `+86 138-0013-8000` is taken as `13800138000`. */
export const mobile = /* @__PURE__ */ typed(patterns.mobile, plainPhone)

/** The number that customers call: `010 1234 5678` is taken as `01012345678`. */
export const servicePhone = /* @__PURE__ */ typed(patterns.servicePhone, plainServicePhone)

/** A landline number: `+86 755 8609 1234` is taken as `075586091234`. */
export const landline = /* @__PURE__ */ typed(patterns.landline, plainServicePhone)

/** A Chinese licence plate: `粤B·d12345` is taken as `粤BD12345`. */
export const plate = /* @__PURE__ */ typed(patterns.plate, plainPlate)

/** A vehicle identification number: small letters, blanks and dashes are taken as what they stand for. */
export const vin = /* @__PURE__ */ typed(patterns.vin, plainVin)

/** A charging card: blanks between groups are left out. */
export const cardNo = /* @__PURE__ */ typed(patterns.cardNo, plainCardNo)

function typed(strict: z.ZodString, plain: (value: string) => string): z.ZodString {
  return strict.clone({ ...strict.def, checks: [z.overwrite(plain), ...(strict.def.checks ?? [])] })
}
