import type { Enumeration } from '@ampdeck/api/enumeration'
import type { Tone } from './glyph.tsx'
import type { GlyphName } from './shapes.tsx'

export interface Mark {
  shape: GlyphName
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
    unknown: off,
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
    sent: running,
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
  AlarmHandling: { pending: warning, processing: running, handled: done },
  ExportState: { generating: running, downloadable: good, failed: bad },
  ImportState: { importing: running, done: good, failed: bad },
}

/** The shape and tone of a code; nothing for an enumeration whose values are not states. */
export function glyphOf(of: Enumeration, code: number | string | null | undefined): Mark | undefined {
  return marks[of.name]?.[of.key(code) ?? '']
}
