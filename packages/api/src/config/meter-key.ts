import { normal } from '@ampdeck/validation/rules'
import { z } from 'zod'
import { codeOf } from '../code-of.ts'
import { service } from '../contract.ts'
import { meterKeySource } from '../enumerations/signed.ts'
import { lifeOf } from '../life.ts'
import { ById, Id, optional, record, Timestamp } from '../wire.ts'

/** A key has no state but the moment of its end. */
export const meterKeyLife = lifeOf('source', meterKeySource, {
  end: {
    needs: {
      'transition.notAllowed': ({ endTime }: { endTime: number | string | null }) => endTime === null,
    },
    sentences: { 'transition.notAllowed': ['This key has already ended', '该公钥已停用'] },
  },
})

/** A public key by which signed values of a gun's meter are checked. */
export const MeterKey = record({
  gunId: Id,
  /** DER in hexadecimal digits. */
  publicKey: z.string(),
  curve: z.string(),
  /** The first 16 digits of its SHA-256. */
  fingerprint: z.string(),
  /** The meter that it belongs to, where that is known. */
  meterSerial: z.string().nullable(),
  source: codeOf(meterKeySource),
  remark: z.string().nullable(),
  createUserName: z.string().nullable(),
  /** Since when it checks nothing new. */
  endTime: Timestamp.nullable(),
})

export const MeterKeyDraft = z.object({
  gunId: Id,
  /** PEM, or DER or a point of the curve in hexadecimal digits or Base64. */
  publicKey: z
    .string()
    .trim()
    .min(1)
    .max(2_500)
    .meta({
      examples: [
        '3059301306072a8648ce3d020106082a8648ce3d030107034200046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
      ],
    }),
  remark: optional(normal.max(100)),
})

const at = service('config-service/meterKey')

export const meterKey = {
  /** Those of one gun, also the ended ones; the newest first. */
  list: at('list', 'gunList')
    .takes(z.object({ gunId: Id }))
    .gives(z.array(MeterKey)),
  add: at('add', 'gunList:edit')
    .takes(MeterKeyDraft)
    .gives(MeterKey)
    .fails('record.duplicate', {
      'meterKey.unreadable': [
        'This is no public key of a curve that meters sign with',
        '无法识别：不是电表签名所用曲线的公钥',
      ],
    }),
  /** Ends a key, as when the meter was replaced: what it has verified stays verified. */
  end: at('end', 'gunList:edit').takes(ById).gives(MeterKey).moves(meterKeyLife.end),
}

export type MeterKey = z.input<typeof MeterKey>
