import type { Guarded } from '../../shell/gate/gate.tsx'
/** A verdict of one person. */
export type Verdict = 'passed' | 'refused' | 'hungIn'

/** One of the people who decide, in the order in which they do. */
export interface AuditSeat {
  /** "First audit". */
  label: string
  /** The name of who decided, or who may; absent while nobody has the seat. */
  who?: string | undefined
  /** The signed-in user. */
  isYou?: boolean | undefined
  /** What was decided; absent while the seat is open. */
  verdict?: Verdict | undefined
  /** The words that came with the verdict. */
  opinion?: string | undefined
  /** `YYYY-MM-DD HH:mm:ss` in UTC+8. */
  time?: string | undefined
}

/** Where a seat stands: decided, to be decided now by the user, locked for the user, or not yet somebody's turn. */
export type SeatState = 'decided' | 'yours' | 'locked' | 'waiting'

/** The state of the seat at an index: only the first open one can be decided, and only by who may. */
export function seatStateOf(
  seats: readonly AuditSeat[],
  index: number,
  may: { decide: boolean; isLocked: boolean },
): SeatState {
  if (seats[index]?.verdict === 'passed' || seats[index]?.verdict === 'refused') return 'decided'
  const isOpen = seats.findIndex((seat) => seat.verdict !== 'passed' && seat.verdict !== 'refused') === index
  const isOver = seats.some(({ verdict }) => verdict === 'refused')
  if (!isOpen || isOver || !may.decide) return 'waiting'
  return may.isLocked ? 'locked' : 'yours'
}

/** Whether what was typed is enough: a refusal and a hang-in always need a reason, a pass by the rule of the page. */
export function lacksReason(action: AuditAction, text: string, opinion: 'always' | 'onRefusal'): boolean {
  return text.trim() === '' && (action !== 'pass' || opinion === 'always')
}

/** What a person may do to what lies before them. */
export type AuditAction = 'pass' | 'refuse' | 'hangIn'

/** What the user may decide, and how far it is. */
export interface AuditDecision {
  /** The action keys; without the right a control is gone. Refusing needs the right to pass. */
  keys: { pass: Guarded; hangIn?: Guarded }
  /** Passing pays at once: the button says so. */
  pays?: boolean
  /** Why this person may not decide although the right is there: "You gave the first audit". */
  lockedReason?: string | undefined
  /** Whether a pass needs words too; refusing and hanging in always do. */
  opinion: 'always' | 'onRefusal'
  /** What is being sent. */
  busy?: AuditAction | undefined
  /** What the server said to the last try, in one sentence. */
  failure?: string | undefined
  /** Called with the trimmed words, never without the words that are required. */
  onDecide: (action: AuditAction, words: string) => void
}

/** What becomes of a sum of which a part is taken. */
export interface Remainder {
  deductedFen: number
  leftFen: number
  /** More is asked for than there is. */
  isTooMuch: boolean
}

/** What is left of a sum. */
export function remainderOf(fen: number, ofFen: number): Remainder {
  return { deductedFen: Math.max(0, Math.min(fen, ofFen)), leftFen: ofFen - fen, isTooMuch: fen > ofFen }
}
