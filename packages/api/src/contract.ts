import { z } from 'zod'
import type { Step } from './life.ts'
import type { ActionKey, PageId } from './menu/menu-tree.ts'
import type { Text } from './texts.ts'
import type { Timeout } from './timeouts.ts'

export { TIMEOUTS, type Timeout } from './timeouts.ts'

/**
 * Who may make a call:
 * `public` everybody, `signedIn` every user, a page id everybody who holds that menu item (its reading calls), an
 * action key everybody who holds that button, an application scope every registered application that has it; a list
 * means any of these.
 */
export type Permission = 'public' | 'signedIn' | ApplicationScope | PageId | ActionKey
export type Permissions = Permission | readonly [Permission, ...Permission[]]

/** What only an application may do, which signs its calls. */
export type ApplicationScope = 'authTicket'

/** Stable reasons of code 409. A resource may declare further ones of its own. */
export type CommonFailure =
  | 'record.stale'
  | 'record.duplicate'
  | 'record.inUse'
  | 'record.notYours'
  | 'transition.notAllowed'

/** One call of the API: all that server, client, OpenAPI document and query options are derived from. */
export interface Call<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Failure extends string = string,
> {
  /** `config-service/station/page`: relative to the server's root. */
  readonly path: string
  readonly method: 'POST' | 'GET'
  readonly permission: Permissions
  /** A write is idempotent under its key, and audited; a read is neither. */
  readonly effect: 'read' | 'write'
  readonly input: Input
  readonly output: Output
  /** The reasons with which this call may be refused (code 409); anything else is unexpected. */
  readonly failures: readonly Failure[]
  /** What people read of the reasons that only this call has. */
  readonly sentences: Readonly<Record<string, Text>>
  readonly timeout: Timeout
  /** How large a file this call takes; a call without it takes none. */
  readonly maxFileBytes?: number
  /** The answer opens something: it is given once and never stored. */
  readonly secret?: true
  /** The envelope has a field `success` beside `code`, for clients that read this call by it. */
  readonly success?: true
  /** The envelope has its data as `result` too, for clients that read this call by it. */
  readonly result?: true
}

/** What a client sends. */
export type InputOf<C extends Call> = z.input<C['input']>
/** What a client receives. */
export type OutputOf<C extends Call> = z.input<C['output']>
/** The declared reasons of a refusal. */
export type FailureOf<C extends Call> = C extends Call<z.ZodType, z.ZodType, infer Failure> ? Failure : never

type Reasons = (string | Readonly<Record<string, Text>>)[]

/** The reason itself, or the names of those that come with a sentence. */
type NameOf<Reason> = Reason extends string ? Reason : Extract<keyof Reason, string>

/** A call that takes a step in the life of its record. */
export interface Moving<Row = never, Reason extends string = string> {
  readonly step: Step<Row, Reason>
}

/** A call that takes one of several steps, as its input says; `partOf` is the call as one of them. */
export interface MovingOneOf<Steps extends readonly Step[] = readonly Step[]> {
  readonly steps: Steps
}

type StepReason<S> = S extends Step<never, infer Reason> ? Reason : never

type StaleOf<Input extends z.ZodType> = 'version' extends keyof z.output<Input> ? 'record.stale' : never

/** The builder: a call without input or output until it is told, so `takes` and `gives` read as a sentence. */
export interface CallBuilder<Input extends z.ZodType, Output extends z.ZodType, Failure extends string>
  extends Call<Input, Output, Failure> {
  takes<I extends z.ZodType>(input: I): CallBuilder<I, Output, Failure>
  gives<O extends z.ZodType>(output: O): CallBuilder<Input, O, Failure>
  /** A reason that many calls share by its name; one of this call's own with its sentence. */
  fails<const R extends Reasons>(...reasons: R): CallBuilder<Input, Output, Failure | NameOf<R[number]>>
  /**
   * It takes this step of its record, and is refused with the reasons and in the words of the step; with `record.stale`
   * too where its input has a version. Comes last.
   */
  moves<Row, Reason extends string>(
    step: Step<Row, Reason>,
  ): Call<Input, Output, Failure | Reason | StaleOf<Input>> & Moving<Row, Reason>
  /** It takes one of these steps, as its input says. */
  moves<const Steps extends readonly Step[]>(
    ...steps: Steps
  ): Call<Input, Output, Failure | StepReason<Steps[number]> | StaleOf<Input>> & MovingOneOf<Steps>
  /** For `public` and `signedIn` calls that change something. */
  writes(): CallBuilder<Input, Output, Failure>
  within(timeout: Timeout): CallBuilder<Input, Output, Failure>
  /** Takes files as a multipart form, each no larger than this; a field of the input is `z.file()`. */
  uploads(maxBytes: number): CallBuilder<Input, Output, Failure>
  /** For an answer that opens something: a repeat under the same idempotency key is refused instead of answered. */
  givesSecret(): CallBuilder<Input, Output, Failure>
  /** The envelope says `success: true` as well. */
  givesSuccess(): CallBuilder<Input, Output, Failure>
  /** The envelope has its data as `result` too. */
  givesResult(): CallBuilder<Input, Output, Failure>
  /** A direct file address. */
  byGet(): CallBuilder<Input, Output, Failure>
}

/** A call of several rights, as one of the things that it is for: who holds this right may make it so. */
export function partOf<C extends Call>(call: C, permission: Permissions): C
/** A call of several steps, as the one that it takes here. */
export function partOf<C extends Call & MovingOneOf, S extends C['steps'][number]>(
  call: C,
  step: S,
): C & { readonly step: S }
export function partOf(call: Call, part: Permissions | Step): Call {
  return { ...call, ...(isStep(part) ? { step: part } : { permission: part }) }
}

const isStep = (part: Permissions | Step): part is Step => typeof part === 'object' && 'life' in part

/** No input: an absent body and `{}` are the same. */
const Nothing = z.preprocess((value: Record<string, never> | null | undefined) => value ?? {}, z.object({}))
/** No data in the answer. */
const Done = z.null()

/**
 * Starts a resource's calls. The permission is an argument, so it cannot be forgotten:
 *
 * ```ts
 * const at = service('config-service/station')
 * export const station = {
 *   page: at('page', 'stationList').takes(paged(StationFilter, ['code'])).gives(pageOf(StationRow)),
 *   save: at('save', 'stationList:add').takes(StationDraft).gives(Station).fails('record.duplicate'),
 * }
 * ```
 */
export function service(base: `${string}-service/${string}` | 'analysis') {
  return (name: string, permission: Permissions) =>
    builder({
      path: `${base}/${name}`,
      method: 'POST',
      permission,
      effect: isReading(permission) ? 'read' : 'write',
      input: Nothing,
      output: Done,
      failures: [],
      sentences: {},
      timeout: 'normal',
    })
}

/** Whether a path, relative to the server's root, is one of a call: for whoever knows the address alone. */
export const isCallPath = (path: string): boolean => /^(\w+-service|analysis)\//.test(path)

function builder<I extends z.ZodType, O extends z.ZodType, F extends string>(
  call: Call<I, O, F>,
): CallBuilder<I, O, F> {
  return {
    ...call,
    takes: (input) => builder({ ...call, input }),
    gives: (output) => builder({ ...call, output }),
    fails: <const R extends Reasons>(...reasons: R) => {
      const { names, sentences } = withReasons<R[number]>(call.sentences, reasons)
      return builder({ ...call, failures: [...call.failures, ...names], sentences })
    },
    moves: (...steps: readonly Step[]) => {
      const stale = hasVersion(call.input) ? ['record.stale'] : []
      const reasons = steps.flatMap((step) => step.reasons)
      const failures = [...new Set([...call.failures, ...reasons, ...stale])]
      const sentences = Object.assign({}, call.sentences, ...steps.map((step) => step.sentences))
      // Which reasons there are follows from the types of call and steps.
      const moving = steps.length === 1 ? { step: steps[0] } : { steps }
      return { ...call, failures, sentences, ...moving } as never
    },
    writes: () => builder({ ...call, effect: 'write' }),
    within: (timeout) => builder({ ...call, timeout }),
    uploads: (maxFileBytes) => builder({ ...call, maxFileBytes }),
    givesSecret: () => builder({ ...call, secret: true }),
    givesSuccess: () => builder({ ...call, success: true }),
    givesResult: () => builder({ ...call, result: true }),
    byGet: () => builder({ ...call, method: 'GET' }),
  }
}

const hasVersion = (input: z.ZodType) => input instanceof z.ZodObject && 'version' in input.shape

/** The names of the reasons, and the sentences of those that have one. */
function withReasons<R extends string | Readonly<Record<string, Text>>>(
  sentences: Call['sentences'],
  reasons: readonly R[],
): { names: NameOf<R>[]; sentences: Call['sentences'] } {
  const own = reasons.flatMap((reason) => (typeof reason === 'string' ? [] : [reason]))
  const names = reasons.flatMap((reason) =>
    typeof reason === 'string' ? [reason as string] : Object.keys(reason),
  )
  // Which names there are follows from the reasons; only `Object.keys` cannot say it.
  return { names: names as NameOf<R>[], sentences: Object.assign({}, sentences, ...own) }
}

/** Pages, `query` and `get` read; every other action writes. */
function isReading(permission: Permissions): boolean {
  return [permission].flat().every((key) => {
    const action = String(key).split(':')[1]
    return action === undefined || action === 'query' || action === 'get'
  })
}

/** A resource: its calls by name. */
export type Resource = Readonly<Record<string, Call>>
