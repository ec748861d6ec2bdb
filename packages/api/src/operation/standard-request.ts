import { z } from 'zod'
import { optional, Timestamp } from '../wire.ts'

/*
 * What an operator can ask of piles that speak OCPP 2.0.1 or 2.1 and of no others: monitors, reports, displays, tariffs,
 * priority and control of the grid's side. Each pile's version decides what it knows.
 */

const MAX_ID = 2_147_483_647
const Key = z.string().trim().min(1).max(100)
const Keys = z.array(Key).max(50).default([])
const RecordId = z.int().min(0).max(MAX_ID)
const Severity = z.int().min(0).max(9)
const DerId = z.string().trim().min(1).max(36)

export const MonitorType = z.enum([
  'UpperThreshold',
  'LowerThreshold',
  'Delta',
  'Periodic',
  'PeriodicClockAligned',
])
export const DisplayPriority = z.enum(['AlwaysFront', 'InFront', 'NormalCycle'])
export const DisplayState = z.enum(['Charging', 'Faulted', 'Idle', 'Unavailable'])
/** Hertz, volts or per cent. */
const CurveValue = z.number().min(-1_000_000).max(1_000_000)
/** Those that one number or one curve describes. */
export const DerControl = z.enum([
  'LimitMaxDischarge',
  'FixedPFAbsorb',
  'FixedPFInject',
  'FixedVar',
  'Gradients',
  'FreqWatt',
  'VoltVar',
  'VoltWatt',
  'WattPF',
  'WattVar',
  'HFMustTrip',
  'HVMustTrip',
  'LFMustTrip',
  'LVMustTrip',
])
export const DerUnit = z.enum([
  'Not_Applicable',
  'PctMaxW',
  'PctMaxVar',
  'PctWAvail',
  'PctVarAvail',
  'PctEffectiveV',
])

export const standardForms = {
  /** A variable is watched: above, below, by a change, or every so many seconds. */
  setMonitor: z.object({
    key: Key,
    type: MonitorType,
    threshold: z.number().min(-1e12).max(1e12),
    /** 0 is danger, 9 is debugging. */
    severity: Severity.default(5),
    duringCharge: z.boolean().default(false),
    /** Of one that is changed. */
    monitorId: optional(RecordId),
  }),
  clearMonitors: z.object({ monitorIds: z.array(RecordId).min(1).max(50) }),
  monitoringBase: z.object({ base: z.enum(['All', 'FactoryDefault', 'HardWiredOnly']) }),
  monitoringLevel: z.object({ severity: Severity.default(5) }),
  readMonitors: z.object({
    monitors: optional(z.enum(['ThresholdMonitoring', 'DeltaMonitoring', 'PeriodicMonitoring'])),
    keys: Keys,
  }),
  readReport: z.object({
    components: optional(z.enum(['Active', 'Available', 'Enabled', 'Problem'])),
    keys: Keys,
  }),
  readProfiles: z.object({
    profiles: optional(
      z.enum([
        'ChargingStationExternalConstraints',
        'ChargingStationMaxProfile',
        'TxDefaultProfile',
        'TxProfile',
      ]),
    ),
  }),
  /** Of the running charge at a gun; of a pile, whether messages wait in its queue. */
  transactionStatus: z.object({}),
  /** What a pile has kept of a customer: read, deleted, or both. */
  customerInformation: z
    .object({
      card: optional(z.string().trim().min(1).max(36)),
      customer: optional(z.string().trim().min(1).max(64)),
      clear: z.boolean().default(false),
    })
    .refine(({ card, customer }) => (card === null) !== (customer === null), {
      path: ['card'],
      message: 'cardOrCustomer',
    }),
  setDisplay: z
    .object({
      text: z.string().trim().min(1).max(512),
      priority: DisplayPriority.default('NormalCycle'),
      state: optional(DisplayState),
      language: optional(z.enum(['zh', 'en'])),
      from: optional(Timestamp),
      to: optional(Timestamp),
      /** Of one that is replaced; a new one is given a number. */
      displayId: optional(RecordId),
    })
    .refine(({ from, to }) => from === null || to === null || to > from, {
      path: ['to'],
      message: 'time.order',
    }),
  readDisplays: z.object({}),
  clearDisplay: z.object({ displayId: RecordId }),
  /** The price that holds at the pile or gun. */
  sendTariff: z.object({}),
  /** The running charge's own price. */
  changeTariff: z.object({}),
  readTariffs: z.object({}),
  clearTariffs: z.object({ tariffIds: z.array(z.string().trim().min(1).max(60)).max(50).default([]) }),
  /** The running charge goes before others. */
  priorityCharging: z.object({ activate: z.boolean().default(true) }),
  setDerControl: z.object({
    control: DerControl,
    controlId: DerId,
    isDefault: z.boolean().default(true),
    derPriority: z.int().min(0).max(100).default(0),
    /** A share in percent, a power factor or a gradient, where the control is one number. */
    setting: optional(z.number().min(-1_000).max(1_000)),
    /** Where it is a curve. */
    curve: z
      .array(z.object({ x: CurveValue, y: CurveValue }))
      .max(10)
      .default([]),
    unit: DerUnit.default('PctMaxW'),
  }),
  readDerControl: z.object({ anyControl: optional(DerControl) }),
  clearDerControl: z.object({
    anyControl: optional(DerControl),
    anyControlId: optional(DerId),
    isDefault: z.boolean().default(true),
  }),
} as const

export type StandardName = keyof typeof standardForms

/** The key of "Remote control" that each needs. */
export const standardKeys = {
  readMonitors: 'inspect',
  readReport: 'inspect',
  readProfiles: 'inspect',
  transactionStatus: 'inspect',
  readDisplays: 'inspect',
  readTariffs: 'inspect',
  readDerControl: 'inspect',
  setMonitor: 'configure',
  clearMonitors: 'configure',
  monitoringBase: 'configure',
  monitoringLevel: 'configure',
  setDisplay: 'configure',
  clearDisplay: 'configure',
  sendTariff: 'configure',
  changeTariff: 'configure',
  clearTariffs: 'configure',
  customerInformation: 'maintain',
  priorityCharging: 'limit',
  setDerControl: 'limit',
  clearDerControl: 'limit',
} as const satisfies Record<StandardName, string>

const named = <Name extends StandardName>(name: Name) => ({ name: z.literal(name) })

export const standardDrafts = [
  standardForms.setMonitor.extend(named('setMonitor')),
  standardForms.clearMonitors.extend(named('clearMonitors')),
  standardForms.monitoringBase.extend(named('monitoringBase')),
  standardForms.monitoringLevel.extend(named('monitoringLevel')),
  standardForms.readMonitors.extend(named('readMonitors')),
  standardForms.readReport.extend(named('readReport')),
  standardForms.readProfiles.extend(named('readProfiles')),
  standardForms.transactionStatus.extend(named('transactionStatus')),
  standardForms.customerInformation.safeExtend(named('customerInformation')),
  standardForms.setDisplay.safeExtend(named('setDisplay')),
  standardForms.readDisplays.extend(named('readDisplays')),
  standardForms.clearDisplay.extend(named('clearDisplay')),
  standardForms.sendTariff.extend(named('sendTariff')),
  standardForms.changeTariff.extend(named('changeTariff')),
  standardForms.readTariffs.extend(named('readTariffs')),
  standardForms.clearTariffs.extend(named('clearTariffs')),
  standardForms.priorityCharging.extend(named('priorityCharging')),
  standardForms.setDerControl.extend(named('setDerControl')),
  standardForms.readDerControl.extend(named('readDerControl')),
  standardForms.clearDerControl.extend(named('clearDerControl')),
] as const

export type StandardDraft = z.output<(typeof standardDrafts)[number]>
