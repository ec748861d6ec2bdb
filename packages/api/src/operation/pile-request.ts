import { identifier } from '@ampdeck/validation/patterns'
import { z } from 'zod'
import type { commandKind } from '../enumerations/equipment.ts'
import type { ActionKey } from '../menu/menu-tree.ts'
import { optional, Timestamp } from '../wire.ts'
import { standardDrafts, standardForms, standardKeys } from './standard-request.ts'

/*
 * What an operator can ask of a pile beyond taking it in and out of service: one form for each request, free of the
 * protocol's version. Server, API document and the console's form are derived from it.
 */

/** A key of 1.6, `Component.Variable` of 2.0.1 and 2.1. */
const Key = z.string().trim().min(1).max(100)
/** Where a pile fetches a file or brings one. */
const Address = z
  .string()
  .trim()
  .max(512)
  .regex(/^(https?|s?ftps?):\/\/\S+$/i, 'fileAddress')
/** Its number, or an identifier in any spelling; what is no card is sent as it is, where it is not too long. */
const Card = identifier
const Hash = z
  .string()
  .trim()
  .max(128)
  .regex(/^[\da-f]+$/i, 'hex')
const LimitKw = z.number().min(1).max(10_000)
export const LimitPeriod = z.object({ startSecond: z.int().min(1).max(31_536_000), kW: LimitKw })
/** All of a pile together, each charge at a pile or a gun, or the charge that runs at a gun. */
export const LimitPurpose = z.enum(['pile', 'default', 'transaction'])
/** The password of either version is no setting like others. */
const NO_PASSWORD = /^(?!(authorizationkey|securityctrlr\.basicauthpassword)$)/i
/** Of a message as the standard writes it, in characters of JSON. */
const MAX_PAYLOAD = 20_000
/**
 * What starts and stops charges, what gives certificates and what limits power have ways of their own, which prove who
 * asked and keep the limit of the site.
 */
const ownWays: ReadonlySet<string> = new Set([
  'RemoteStartTransaction',
  'RemoteStopTransaction',
  'RequestStartTransaction',
  'RequestStopTransaction',
  'SetChargingProfile',
  'ClearChargingProfile',
  'CertificateSigned',
  'InstallCertificate',
  'DeleteCertificate',
])
/** In 1.6 the certificates of Plug & Charge go by DataTransfer of this vendor: they have commands of their own. */
export const PNC_VENDOR = 'org.openchargealliance.iso15118pnc'
const isPnc = (vendorId: unknown) => typeof vendorId === 'string' && vendorId.trim() === PNC_VENDOR
/** A key that may be changed like any other. */
export const SettingKey = Key.regex(NO_PASSWORD, 'passwordKey')
/** The last two are of Plug & Charge (ISO 15118): piles that a car sees, and contracts of cars. */
export const CertificateUse = z.enum(['central', 'manufacturer', 'v2g', 'mo'])
/** Also what a pile shows to cars, with the certificates behind it. */
const ReadUse = z.enum([...CertificateUse.options, 'v2gChain'])

export const requestForms = {
  trigger: z.object({
    message: z.enum([
      'StatusNotification',
      'BootNotification',
      'Heartbeat',
      'MeterValues',
      'FirmwareStatusNotification',
      'DiagnosticsStatusNotification',
      'LogStatusNotification',
      // The pile asks for a new certificate of its own.
      'SignCertificate',
      // Of Plug & Charge: one to show to cars.
      'SignV2GCertificate',
      // Of 2.0.1 and 2.1 alone: how the running charges are.
      'TransactionEvent',
    ]),
  }),
  /** All of them where none is named. */
  readConfiguration: z.object({ keys: z.array(Key).max(50).default([]) }),
  /** A password set by hand is one that the server does not know: changePassword gives a new one. */
  changeConfiguration: z.object({ key: SettingKey, value: z.string().max(500) }),
  /** A charge is ended properly first (1.6), or waited for (2.0.1 and 2.1, where a gun can be reset alone). */
  softReset: z.object({}),
  clearCache: z.object({}),
  diagnostics: z.object({
    location: Address,
    log: z.enum(['diagnostics', 'security']).default('diagnostics'),
    from: optional(Timestamp),
    to: optional(Timestamp),
  }),
  /** At once where no time is named. */
  firmware: z.object({
    location: Address,
    retries: z.int().min(0).max(10).default(3),
    retrieveAt: optional(Timestamp),
  }),
  readLocalList: z.object({}),
  /** The cards that may charge while there is no link. */
  sendLocalList: z.object({
    version: z.int().min(1).max(2_147_483_647),
    update: z.enum(['full', 'differential']).default('full'),
    cards: z.array(Card).max(500).default([]),
    /** Taken from the list by a differential update. */
    removed: z.array(Card).max(500).default([]),
  }),
  reserve: z.object({ card: Card, minutes: z.int().min(1).max(1_440).default(30) }),
  /** The last one that was made from here. */
  cancelReservation: z.object({}),
  /** Until it is lifted, unless it lasts for some seconds only. */
  setLimit: z.object({
    kW: LimitKw,
    /** What holds later, each from a second after the begin on. */
    periods: z.array(LimitPeriod).max(48).default([]),
    seconds: optional(z.int().min(60).max(31_536_000)),
    /** The pile as a whole where a pile is meant, each charge of the gun where a gun is. */
    purpose: optional(LimitPurpose),
  }),
  clearLimit: z.object({}),
  readLimit: z.object({ minutes: z.int().min(1).max(1_440).default(60) }),
  dataTransfer: z.object({
    vendorId: z
      .string()
      .trim()
      .min(1)
      .max(255)
      .refine((vendorId) => !isPnc(vendorId), 'ownWay'),
    messageId: z.string().trim().max(50).optional(),
    data: z.string().max(2_000).optional(),
  }),
  installCertificate: z.object({
    use: CertificateUse,
    certificate: z
      .string()
      .trim()
      .max(5_500)
      .regex(/^-----BEGIN CERTIFICATE-----[\s\S]+-----END CERTIFICATE-----$/, 'pem'),
  }),
  readCertificates: z.object({ use: ReadUse }),
  /** Drawn by the server and seen by nobody; the old one counts until the pile has connected with the new one. */
  changePassword: z.object({}),
  deleteCertificate: z.object({
    hashAlgorithm: z.enum(['SHA256', 'SHA384', 'SHA512']),
    issuerNameHash: Hash,
    issuerKeyHash: Hash,
    serialNumber: Hash.max(40),
    /** 1.6 keeps those of Plug & Charge apart from the others. */
    kept: z.enum(['ownCertificates', 'plugAndCharge']).default('ownCertificates'),
  }),
  /** A message of the standard as it writes it; each pile's version decides what it may say. */
  raw: z.object({
    action: z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9]{1,50}$/)
      .refine((action) => !ownWays.has(action), 'ownWay'),
    payload: z
      .record(z.string(), z.unknown())
      .refine((payload) => JSON.stringify(payload).length <= MAX_PAYLOAD, `tooLong:${MAX_PAYLOAD}`)
      .refine((payload) => !hasPassword(payload), 'passwordKey')
      .refine(({ vendorId }) => !isPnc(vendorId), 'ownWay')
      .default({}),
  }),
  ...standardForms,
} as const satisfies Partial<Record<keyof (typeof commandKind)['code'], z.ZodObject>>

/** Whether a message would set a password: by a key, a variable, or a field of that name anywhere. */
function hasPassword(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { key, component, variable } = value as { key?: unknown; component?: unknown; variable?: unknown }
  const isKey = typeof key === 'string' && !NO_PASSWORD.test(key.trim())
  const isVariable = !NO_PASSWORD.test(`${nameOf(component)}.${nameOf(variable)}`)
  return (
    isKey ||
    isVariable ||
    Object.entries(value).some(([name, inside]) => /password/i.test(name) || hasPassword(inside))
  )
}

const nameOf = (of: unknown) =>
  typeof of === 'object' && of !== null && 'name' in of ? String(of.name).trim() : ''

export type RequestName = keyof typeof requestForms

/** The key of "Remote control" that each request needs. */
export const requestKeys = {
  trigger: 'inspect',
  readConfiguration: 'inspect',
  readLocalList: 'inspect',
  readLimit: 'inspect',
  readCertificates: 'inspect',
  changeConfiguration: 'configure',
  dataTransfer: 'configure',
  softReset: 'maintain',
  clearCache: 'maintain',
  diagnostics: 'maintain',
  firmware: 'maintain',
  sendLocalList: 'localList',
  reserve: 'reserve',
  cancelReservation: 'reserve',
  setLimit: 'limit',
  clearLimit: 'limit',
  installCertificate: 'certificate',
  deleteCertificate: 'certificate',
  changePassword: 'certificate',
  raw: 'raw',
  ...standardKeys,
} as const satisfies Record<RequestName, string>

/** One request with all that it says. */
export const PileRequestDraft = z.discriminatedUnion('name', [
  requestForms.trigger.extend({ name: z.literal('trigger') }),
  requestForms.readConfiguration.extend({ name: z.literal('readConfiguration') }),
  requestForms.changeConfiguration.extend({ name: z.literal('changeConfiguration') }),
  requestForms.softReset.extend({ name: z.literal('softReset') }),
  requestForms.clearCache.extend({ name: z.literal('clearCache') }),
  requestForms.diagnostics.extend({ name: z.literal('diagnostics') }),
  requestForms.firmware.extend({ name: z.literal('firmware') }),
  requestForms.readLocalList.extend({ name: z.literal('readLocalList') }),
  requestForms.sendLocalList.extend({ name: z.literal('sendLocalList') }),
  requestForms.reserve.extend({ name: z.literal('reserve') }),
  requestForms.cancelReservation.extend({ name: z.literal('cancelReservation') }),
  requestForms.setLimit.extend({ name: z.literal('setLimit') }),
  requestForms.clearLimit.extend({ name: z.literal('clearLimit') }),
  requestForms.readLimit.extend({ name: z.literal('readLimit') }),
  requestForms.dataTransfer.extend({ name: z.literal('dataTransfer') }),
  requestForms.installCertificate.extend({ name: z.literal('installCertificate') }),
  requestForms.readCertificates.extend({ name: z.literal('readCertificates') }),
  requestForms.deleteCertificate.extend({ name: z.literal('deleteCertificate') }),
  requestForms.changePassword.extend({ name: z.literal('changePassword') }),
  requestForms.raw.extend({ name: z.literal('raw') }),
  ...standardDrafts,
])

export const sendingRequests = [
  'remoteControl:inspect',
  'remoteControl:configure',
  'remoteControl:maintain',
  'remoteControl:localList',
  'remoteControl:reserve',
  'remoteControl:limit',
  'remoteControl:certificate',
  'remoteControl:raw',
] as const satisfies readonly ActionKey[]
