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

/** What a question before an action says; `danger` where there is no way back. */
export interface Question {
  readonly danger: boolean
  /** What happens, with `{name}` for the row; without it the standard sentence is asked. */
  readonly ask?: Text
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
  readonly href?: (row: Row) => string
}

interface ActionOptions<Row> {
  label?: Text
  hiddenIf?: (row: Row) => boolean
  blockedBy?: (row: Row) => Text | undefined
}

interface CallOptions<Row> extends ActionOptions<Row> {
  /** Asks first: `danger` the standard question in red, a text its own sentence. */
  confirm?: 'danger' | Text | { danger: true; ask: Text }
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
    call: (id, permission, options) => ({
      ...base(id, permission, options),
      kind: 'call',
      ...(options?.confirm && { question: questionOf(options.confirm) }),
    }),
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
  return 'ask' in confirm ? confirm : { danger: false, ask: confirm }
}
