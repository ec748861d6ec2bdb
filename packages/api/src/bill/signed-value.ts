import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { signedMark, signedPlace, signedState } from '../enumerations/signed.ts'
import { Timestamp, Wh } from '../wire.ts'

/** A reading as the meter has signed it. */
export const SignedReading = z.object({
  wh: Wh,
  ts: Timestamp.nullable(),
  /** Whether the meter knows its clock to be right. */
  isClockSet: z.boolean(),
})

/** A signed document as the pile sent it, and what became of its check. */
export const SignedDocument = z.object({
  seq: z.int(),
  place: codeOf(signedPlace),
  state: codeOf(signedState),
  receivedTime: Timestamp,
  /** `OCMF`, or what the pile calls a format that cannot be read here. */
  format: z.string(),
  /** The document itself, letter by letter. */
  text: z.string(),
  algorithm: z.string().nullable(),
  /** Its number among the documents of its meter. */
  page: z.string().nullable(),
  meterSerial: z.string().nullable(),
  /** The key that has verified it, else the one that the pile names: what transparency software checks it by. */
  publicKey: z.string().nullable(),
  fingerprint: z.string().nullable(),
})

/** The signed meter values of an order. */
export const SignedValues = z.object({
  /** The worst of those that decide: begin and end where there are any. */
  state: codeOf(signedState),
  marks: z.array(codeOf(signedMark)),
  begin: SignedReading.nullable(),
  end: SignedReading.nullable(),
  /** By the signed readings. */
  energyWh: Wh.nullable(),
  documents: z.array(SignedDocument),
})

export type SignedValues = z.input<typeof SignedValues>
export type SignedDocument = z.input<typeof SignedDocument>
