import type { CodeOf, Enumeration, KeyOf } from './enumeration.ts'
import { type Text, texts } from './texts.ts'

type Keys<Key extends string> = Key | readonly Key[]

/** One step as it is declared: state keys, and what a refusal is called. */
interface StepRule<Key extends string> {
  /** Where it may be taken; in every state where none is named. */
  from?: Keys<Key>
  /** With which reason it is refused in any other state; `transition.notAllowed` where it has no older one. */
  wrongState?: string
  /** Where it leads; several where the input of the call decides, none where the state stays. */
  to?: Keys<Key>
  /** Who may not take it: the fields of the record that name them, such as `createUser`, each with what they read. */
  notBy?: Readonly<Record<string, Text>>
  /** The field of the record that names the one person who may take it: `repairUser`. */
  onlyBy?: string
  /** With which reason it is refused to whom `notBy` or `onlyBy` excludes, where it has an older one than usual. */
  wrongPerson?: string
  /** What else must hold, by the reason with which it is refused otherwise. They are tried in this order. */
  needs?: Readonly<Record<string, (row: never) => boolean>>
  /** What people read of a refusal, by its reason. */
  sentences?: Readonly<Record<string, Text>>
}

/** The reasons with which a step can be refused. */
type ReasonOf<Rule> =
  | (Rule extends { wrongState: infer Reason extends string } ? Reason : 'transition.notAllowed')
  | (Rule extends { notBy: unknown } ? PersonReasonOf<Rule, 'audit.sameUser'> : never)
  | (Rule extends { onlyBy: unknown } ? PersonReasonOf<Rule, 'record.notYours'> : never)
  | (Rule extends { needs: infer Needs } ? Extract<keyof Needs, string> : never)

type PersonReasonOf<Rule, Usual> = Rule extends { wrongPerson: infer Reason extends string } ? Reason : Usual

/** The fields of a record on which it depends whether a step can be taken. */
type RowOf<Field extends string, Rule> = Readonly<Record<Field, number | string>> &
  (Rule extends { notBy: infer Fields } ? Readonly<Record<keyof Fields, number | null>> : unknown) &
  (Rule extends { onlyBy: infer Only extends string } ? Readonly<Record<Only, number | null>> : unknown) &
  (Rule extends { needs: infer Needs } ? ParameterOf<Needs[keyof Needs]> : unknown)

/** What a value must be to be taken by all of these functions. */
type ParameterOf<Rules> = (Rules extends (row: infer Row) => boolean ? (of: Row) => void : never) extends (
  of: infer All,
) => void
  ? All
  : unknown

/** A step of a life: what the server asks before it is taken, and what the console asks before it is offered. */
export interface Step<
  Row = never,
  Reason extends string = string,
  Code extends number | string = number | string,
> {
  readonly life: string
  readonly name: string
  /** The field of the record that holds its state. */
  readonly field: string
  readonly states: Enumeration
  readonly from: readonly Code[]
  readonly to: readonly Code[]
  /** The reason with which it is refused in any other state. */
  readonly wrongState: Reason
  readonly notBy: Readonly<Record<string, Text>>
  readonly onlyBy: string | undefined
  readonly wrongPerson: Reason | undefined
  readonly needs: Readonly<Record<string, (row: Row) => boolean>>
  readonly reasons: readonly Reason[]
  /** What people read of those reasons that have a sentence of their own. */
  readonly sentences: Readonly<Record<string, Text>>
}

type StepsOf<Field extends string, E, Rules> = {
  readonly [Name in keyof Rules]: Step<RowOf<Field, Rules[Name]>, ReasonOf<Rules[Name]>, CodeOf<E>>
}

/**
 * The life of a record: every step there is, and no other. A call that takes a step says so (`moves`), and gets its
 * refusals and their words by it; the server and the console both ask `refusalOf`.
 *
 * ```ts
 * export const badDebtLife = lifeOf('state', badDebtState, {
 *   audit: { from: 'underReview', to: ['writtenOff', 'refused'], notBy: { createUser: ['You applied for this', '由您申请'] } },
 *   recover: { from: 'writtenOff', to: 'recovered' },
 * })
 * ```
 */
export function lifeOf<
  const Field extends string,
  E extends Enumeration,
  const Rules extends Readonly<Record<string, StepRule<KeyOf<E>>>>,
>(field: Field, states: E, rules: Rules): StepsOf<Field, E, Rules> {
  const codesOf = (keys: Keys<string> | undefined) => [keys ?? []].flat().map((key) => states.code[key])
  const stepOf = (
    name: string,
    {
      from,
      to,
      wrongState = 'transition.notAllowed',
      notBy = {},
      onlyBy,
      wrongPerson,
      needs = {},
      sentences = {},
    }: StepRule<string>,
  ) => {
    const [part] = Object.values(notBy)
    return {
      life: states.name,
      name,
      field,
      states,
      from: from === undefined ? states.codes : codesOf(from),
      to: codesOf(to),
      wrongState,
      notBy,
      onlyBy,
      wrongPerson,
      needs,
      reasons: [
        ...new Set([
          wrongState,
          ...(onlyBy ? [wrongPerson ?? 'record.notYours'] : []),
          ...(part ? [wrongPerson ?? 'audit.sameUser'] : []),
          ...Object.keys(needs),
        ]),
      ],
      // Whoever knows only the reason reads the first of the parts.
      sentences: { ...(wrongPerson && part && { [wrongPerson]: part }), ...sentences },
    }
  }
  // The names and their types follow from the rules; only `Object.entries` cannot say it.
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, stepOf(name, rule)])) as never
}

/** Whether a step may be taken of a record as it is, whoever takes it. */
export function canStart<Row>({ field, from, needs, wrongState }: Step<Row>, row: Row): boolean {
  const state = (row as Readonly<Record<string, unknown>>)[field]
  return from.some((one) => one === state) && needs[wrongState]?.(row) !== false
}

/** A refusal: its stable reason, and what people read. */
export interface StepRefusal<Reason extends string = string> {
  readonly reason: Reason
  readonly sentence: Text
}

/** Why a person may not take a step of a record as it is now; nothing where it is allowed. */
export function refusalOf<Row, Reason extends string>(
  step: Step<Row, Reason>,
  row: Row,
  userId: number | null,
): StepRefusal<Reason> | undefined {
  const fields = row as Readonly<Record<string, unknown>>
  // Every reason that is given is one that the step declares.
  const refusal = (reason: string, sentence = sentenceOf(step, reason)) => ({
    reason: reason as Reason,
    sentence,
  })

  if (!canStart(step, row)) return refusal(step.wrongState)
  if (step.onlyBy && fields[step.onlyBy] !== userId) return refusal(step.wrongPerson ?? 'record.notYours')
  const part = Object.entries(step.notBy).find(([field]) => userId !== null && fields[field] === userId)
  if (part) return refusal(step.wrongPerson ?? 'audit.sameUser', part[1])
  const lacking = Object.keys(step.needs).find((name) => !step.needs[name]?.(row))
  return lacking === undefined ? undefined : refusal(lacking)
}

/** What people read of the reasons that all lives share. */
export const stepSentences = texts({
  'transition.notAllowed': ['Not possible in the current state', '当前状态不允许此操作'],
  'record.notYours': ['Only the person in charge can do this', '仅负责人可执行此操作'],
  'audit.sameUser': ['The person who did the work cannot audit it', '审核人不能与处理人为同一人'],
})

/** What people read of a reason, whoever asks. */
export function sentenceOf(
  { life, name, sentences }: Pick<Step, 'life' | 'name' | 'sentences'>,
  reason: string,
): Text {
  const shared: Readonly<Record<string, Text>> = stepSentences
  const sentence = sentences[reason] ?? shared[reason]
  if (!sentence) throw new Error(`${life}.${name} has no sentence for ${reason}.`)
  return sentence
}
