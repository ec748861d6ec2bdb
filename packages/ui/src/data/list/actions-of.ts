import { canStart, refusalOf } from '@ampdeck/api/life'
import { type Text, texts } from '@ampdeck/api/texts'
import type { Guarded, RecordCall } from '../../shell/gate/gate.tsx'
import { labelOf } from './label-of.ts'

/** The actions that are called the same on every screen. */
const standard = texts({
  get: ['View', '查看'],
  edit: ['Edit', '编辑'],
  copy: ['Copy', '复制'],
  enable: ['Enable', '启用'],
  disable: ['Disable', '停用'],
  cancel: ['Cancel', '取消'],
  audit: ['Audit', '审核'],
  dispatch: ['Dispatch', '派单'],
  issue: ['Issue', '下发'],
  delete: ['Delete', '删除'],
})

/** What is said after the actions that do the same on every screen. */
const standardDone: Partial<Record<string, Text>> = texts({
  enable: ['{unit} {name} enabled', '已启用{unit}{name}'],
  disable: ['{unit} {name} disabled', '已停用{unit}{name}'],
  delete: ['{unit} {name} deleted', '已删除{unit}{name}'],
})

/** The actions that take each other back. */
const opposites: Partial<Record<string, string>> = { enable: 'disable', disable: 'enable' }

/** What a question before an action says; `{name}` stands for the row. */
export interface Question {
  /** There is no way back. */
  readonly danger?: boolean
  /** Without it the action and the row are the question: "Disable Shenzhen Airport?". */
  readonly title?: Text
  /** What follows from it. */
  readonly effect?: Text
  /** Names what is done; without it the action and the unit of the list: "Disable station". */
  readonly button?: Text
}

/** What can be done with a row. */
export interface RowAction<Row> {
  readonly id: string
  /** A `form` opens one, a `call` acts at once, a `link` goes to another page. */
  readonly kind: 'form' | 'call' | 'link'
  readonly label: Text
  /** The call that it makes, or its action key: without the right the control is gone. */
  readonly guard: Guarded
  /** Where the action makes no sense in the row's state, so that its opposite takes the place. */
  readonly hiddenIf?: (row: Row) => boolean
  /** Why the row's state, or who asks, forbids it: the control stays, disabled, with the reason. The server's own rule. */
  readonly blockedBy?: (row: Row, userId?: number | null) => Text | undefined
  readonly question?: Question
  /** What was done, with `{name}` for the row and `{unit}` for what it is: said after a call that gave an answer. */
  readonly done?: Text
  /** The action that takes this one back, offered with what was done to a row that was in such a state before. */
  readonly undo?: { readonly id: string; readonly isRight: (before: Row) => boolean }
  readonly href?: (row: Row) => string
}

/** A call of the contract that is made for a row. */
interface RowCall<Row> extends RecordCall<Row> {
  readonly path: string
}

interface ActionOptions<Row> {
  /** What the action is known by, where the name of the call does not say it. */
  id?: string
  label?: Text
  /**
   * Gone, and not only off, in every state from which the call's step does not lead: its opposite takes the place. It is so
   * with `enable` and `disable` unless it is said otherwise.
   */
  hiddenElsewhere?: boolean
  hiddenIf?: (row: Row) => boolean
  /** What only the browser knows; what the life of the record forbids is known by the call. */
  blockedBy?: (row: Row) => Text | undefined
}

interface CallOptions<Row> extends ActionOptions<Row> {
  /** Asks first: `danger` the standard question in red, a text what follows. */
  confirm?: 'danger' | Text | Question
  /** `enable`, `disable` and `delete` have their sentences. */
  done?: Text
  /**
   * The states before from which the opposite action leads back: `enable` and `disable` take each other back from any,
   * unless it is said otherwise.
   */
  undoIf?: (before: Row) => boolean
}

export interface ActionBuilder<Row> {
  form(of: RowCall<Row>, options?: ActionOptions<Row>): RowAction<Row>
  call(of: RowCall<Row>, options?: CallOptions<Row>): RowAction<Row>
  /** Shows something of the row that no call of its own guards. */
  open(
    id: string,
    guard: Guarded,
    options?: Omit<ActionOptions<Row>, 'id' | 'hiddenElsewhere'>,
  ): RowAction<Row>
  link(
    id: string,
    guard: Guarded,
    options: Omit<ActionOptions<Row>, 'id' | 'hiddenElsewhere'> & { href: (row: Row) => string },
  ): RowAction<Row>
}

/**
 * Declares the actions of a list's rows, the most used first. Whether an action is there follows from the right that its
 * call needs; whether it is off, and with which sentence, from the step that the call takes.
 *
 * ```ts
 * const actions = actionsOf<StationRow>((a) => [a.form(station.update), a.call(station.delete, { confirm: 'danger' })])
 * ```
 */
export function actionsOf<Row>(
  build: (a: ActionBuilder<Row>) => RowAction<Row>[],
): readonly RowAction<Row>[] {
  const base = (id: string, guard: Guarded, { label, hiddenIf, blockedBy }: ActionOptions<Row> = {}) => ({
    id,
    guard,
    label: labelOf(standard, id, label),
    ...(hiddenIf && { hiddenIf }),
    ...(blockedBy && { blockedBy }),
  })
  const ofCall = (of: RowCall<Row>, options: ActionOptions<Row> = {}) =>
    base(options.id ?? nameOf(of), of, lived(of, options))

  const actions = build({
    form: (of, options) => ({ ...ofCall(of, options), kind: 'form' }),
    call: (of, options) => {
      const action = ofCall(of, options)
      const done = options?.done ?? standardDone[action.id]
      const opposite = opposites[action.id]
      return {
        ...action,
        kind: 'call',
        ...(options?.confirm && { question: questionOf(options.confirm) }),
        ...(done && { done }),
        ...(opposite && { undo: { id: opposite, isRight: options?.undoIf ?? (() => true) } }),
      }
    },
    open: (id, guard, options) => ({ ...base(id, guard, options), kind: 'form' }),
    link: (id, guard, options) => ({
      ...base(id, guard, options),
      kind: 'link',
      href: options.href,
    }),
  })
  return Object.freeze(actions)
}

/** What an action is called that makes a call: `edit` for one that updates. */
function nameOf({ path }: { path: string }): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name === 'update' ? 'edit' : name
}

/** With what the life of the record says of the call's step. */
function lived<Row>(of: RowCall<Row>, options: ActionOptions<Row>): ActionOptions<Row> {
  const { step } = of
  if (!step) return options
  const { hiddenElsewhere = nameOf(of) in opposites, hiddenIf, blockedBy } = options
  return {
    ...options,
    ...(hiddenElsewhere && { hiddenIf: (row) => !canStart(step, row) || hiddenIf?.(row) === true }),
    blockedBy: (row, userId = null) => refusalOf(step, row, userId)?.sentence ?? blockedBy?.(row),
  }
}

function questionOf(confirm: NonNullable<CallOptions<never>['confirm']>): Question {
  if (confirm === 'danger') return { danger: true }
  return isText(confirm) ? { effect: confirm } : confirm
}

function isText(of: Text | Question): of is Text {
  return Array.isArray(of)
}
