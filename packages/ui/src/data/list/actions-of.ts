import { type Text, texts } from '@ampdeck/api/texts'
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
  /** The action key (`stationList:edit`) without which the control is gone. */
  readonly permission: string
  /** Where the action makes no sense in the row's state, so that its opposite takes the place. */
  readonly hiddenIf?: (row: Row) => boolean
  /** Why the row's state forbids it: the control stays, disabled, with the reason. The server's own rule. */
  readonly blockedBy?: (row: Row) => Text | undefined
  readonly question?: Question
  /** What was done, with `{name}` for the row and `{unit}` for what it is: said after a call that gave an answer. */
  readonly done?: Text
  /** The action that takes this one back, offered with what was done to a row that was in such a state before. */
  readonly undo?: { readonly id: string; readonly isRight: (before: Row) => boolean }
  readonly href?: (row: Row) => string
}

interface ActionOptions<Row> {
  label?: Text
  hiddenIf?: (row: Row) => boolean
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
  form(id: string, permission: string, options?: ActionOptions<Row>): RowAction<Row>
  call(id: string, permission: string, options?: CallOptions<Row>): RowAction<Row>
  link(
    id: string,
    permission: string,
    options: ActionOptions<Row> & { href: (row: Row) => string },
  ): RowAction<Row>
}

/**
 * Declares the actions of a list's rows, the most used first.
 *
 * ```ts
 * const actions = actionsOf<StationRow>((a) => [a.form('edit', 'stationList:edit'), a.call('delete', 'stationList:delete', { confirm: 'danger' })])
 * ```
 */
export function actionsOf<Row>(
  build: (a: ActionBuilder<Row>) => RowAction<Row>[],
): readonly RowAction<Row>[] {
  const base = (id: string, permission: string, { label, hiddenIf, blockedBy }: ActionOptions<Row> = {}) => ({
    id,
    permission,
    label: labelOf(standard, id, label),
    ...(hiddenIf && { hiddenIf }),
    ...(blockedBy && { blockedBy }),
  })

  const actions = build({
    form: (id, permission, options) => ({ ...base(id, permission, options), kind: 'form' }),
    call: (id, permission, options) => {
      const done = options?.done ?? standardDone[id]
      const opposite = opposites[id]
      return {
        ...base(id, permission, options),
        kind: 'call',
        ...(options?.confirm && { question: questionOf(options.confirm) }),
        ...(done && { done }),
        ...(opposite && { undo: { id: opposite, isRight: options?.undoIf ?? (() => true) } }),
      }
    },
    link: (id, permission, options) => ({
      ...base(id, permission, options),
      kind: 'link',
      href: options.href,
    }),
  })
  return Object.freeze(actions)
}

function questionOf(confirm: NonNullable<CallOptions<never>['confirm']>): Question {
  if (confirm === 'danger') return { danger: true }
  return isText(confirm) ? { effect: confirm } : confirm
}

function isText(of: Text | Question): of is Text {
  return Array.isArray(of)
}
