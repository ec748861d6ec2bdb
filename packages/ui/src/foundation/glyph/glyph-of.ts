import type { Enumeration } from '@ampdeck/api/enumeration'
import { type PvInverterGroup, pvInverterGroup, pvInverterState } from '@ampdeck/api/enumerations/pv-inverter'
import type { Tone } from './glyph.tsx'
import type { GlyphName } from './shapes.tsx'

/** How a state is drawn wherever it stands. */
export interface Mark {
  /** The silhouette: within one enumeration no two states share it. */
  shape: GlyphName
  /** The colour, by what the state means to an operator. */
  tone: Tone
}

const mark = (shape: GlyphName, tone: Tone): Mark => ({ shape, tone })

const good = mark('good', 'good')
const waiting = mark('waiting', 'waiting')
const running = mark('preparing', 'busy')
const warning = mark('alarm', 'warning')
const bad = mark('fault', 'bad')
const off = mark('offline', 'off')
const closed = mark('closed', 'off')
const done = mark('full', 'done')
const charging = mark('charging', 'busy')
const reserved = mark('reserved', 'reserved')
const sending = mark('sending', 'busy')
const unknown = mark('unknown', 'off')

/** Shape and tone by the name of the enumeration, then by the key of the code. */
const marks: Record<string, Record<string, Mark>> = {
  GunStatus: {
    idle: mark('idle', 'good'),
    preparing: mark('preparing', 'waiting'),
    charging,
    full: done,
    offline: off,
    alarm: warning,
    fault: bad,
    reserved,
  },
  ServiceStatus: {
    idle: mark('idle', 'good'),
    halfIdle: mark('preparing', 'waiting'),
    busy: mark('busy', 'done'),
    charging,
    offline: off,
    alarm: warning,
  },
  StationStatus: {
    unknown,
    open: mark('open', 'good'),
    closed,
    building: mark('building', 'off'),
    maintenance: mark('paused', 'warning'),
  },
  PileStatus: {
    online: mark('open', 'good'),
    offline: off,
    disabled: closed,
    notCommissioned: mark('building', 'off'),
  },
  CommandState: {
    queued: waiting,
    sent: sending,
    accepted: running,
    rejected: bad,
    timedOut: warning,
    done: good,
  },
  OrderStatus: {
    reserved,
    starting: mark('preparing', 'waiting'),
    charging,
    finished: done,
    abnormal: warning,
    closed,
  },
  ChargeStatus: { unpaid: warning, partlyDeducted: mark('preparing', 'waiting'), settled: good },
  ReservationStatus: { inProgress: reserved, cancelled: closed, completed: done, timedOut: warning },
  MemberStatus: {
    normal: mark('open', 'good'),
    lost: warning,
    locked: bad,
    disabled: closed,
    cancelled: off,
  },
  AuditState: { draft: mark('building', 'off'), underReview: waiting, passed: good, refused: bad },
  CarouselAudit: { passed: good, refused: bad, underReview: waiting },
  AlarmLevel: {
    critical: mark('level1', 'bad'),
    major: mark('level2', 'warning'),
    minor: mark('level3', 'minor'),
    warning: mark('level4', 'quiet'),
    notice: mark('level5', 'quiet'),
    information: mark('level6', 'quiet'),
  },
  AlarmHandling: { pending: warning, processing: running, handled: done },
  AlarmRuleState: { on: mark('open', 'good'), off: closed },
  WorkOrderState: {
    toDispatch: mark('idle', 'warning'),
    dispatched: waiting,
    processing: running,
    toAudit: mark('paused', 'reserved'),
    done,
    refused: bad,
    cancelled: closed,
  },
  CostModelState: {
    draft: mark('building', 'off'),
    issued: good,
    replaced: done,
    cancelled: off,
    disabled: closed,
  },
  ExportState: { generating: running, downloadable: good, failed: bad },
  ImportState: { importing: running, done: good, failed: bad },
  PushStatus: {
    pending: waiting,
    pushing: sending,
    rePushing: mark('again', 'busy'),
    failed: bad,
    success: good,
    unknown,
  },
  InterflowStationStatus: {
    unknown,
    building: mark('building', 'off'),
    offline: off,
    maintenance: mark('paused', 'warning'),
    normalUse: mark('open', 'good'),
  },
  PromotionStatus: {
    notStarted: waiting,
    processing: mark('open', 'good'),
    over: done,
    invalid: closed,
  },
  CouponStatus: {
    unused: mark('open', 'good'),
    used: done,
    expired: off,
    voided: mark('voided', 'off'),
    soonExpiring: mark('waiting', 'warning'),
    frozen: mark('paused', 'waiting'),
  },
  RefundStatus: {
    approved: good,
    refused: mark('refused', 'bad'),
    awaitingFirst: waiting,
    awaitingSecond: mark('preparing', 'waiting'),
    hungIn: mark('paused', 'warning'),
  },
  InvoiceStatus: {
    applying: waiting,
    checking: mark('preparing', 'waiting'),
    issuing: sending,
    finished: good,
    failed: bad,
    rejected: mark('refused', 'bad'),
    redApplying: mark('backWaiting', 'waiting'),
    redChecking: mark('backHalf', 'waiting'),
    redIssuing: mark('backSending', 'busy'),
    redFailed: mark('backFault', 'bad'),
    redRejected: mark('backRefused', 'bad'),
    reversed: mark('backDone', 'done'),
    voiding: mark('voiding', 'busy'),
    voided: mark('voided', 'off'),
  },
}

/** Thirty-six register states have four looks; the word tells them apart (domain.md §2 PvInverterState). */
const inverterMarks: Record<PvInverterGroup, Mark> = {
  running: mark('open', 'good'),
  standby: mark('paused', 'waiting'),
  fault: bad,
  other: mark('preparing', 'busy'),
}

/** The shape and tone of a code; nothing for an enumeration whose values are not states. */
export function glyphOf(of: Enumeration, code: number | string | null | undefined): Mark | undefined {
  if (of.name === pvInverterState.name) return inverterMarkOf(of, code)
  return marks[of.name]?.[of.key(code) ?? '']
}

function inverterMarkOf(of: Enumeration, code: number | string | null | undefined): Mark | undefined {
  return of.key(code) === undefined ? undefined : inverterMarks[pvInverterGroup(Number(code))]
}
