import { callResult, changeKind } from '@ampdeck/api/enumerations/system'
import { type OperationLogDetail, operationLog } from '@ampdeck/api/system/operation-log'
import { operationLogTexts as fields } from '@ampdeck/api/system/operation-log.texts'
import { labelled, localName, type Text, texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList } from '@ampdeck/ui/detail'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { Drawer } from '@ampdeck/ui/drawer'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { showMessage } from '@ampdeck/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import styles from './operation-drawer.module.css'
import { useRecordUrl } from './use-record-url.ts'

const words = texts({
  title: ['Operation', '操作'],
  field: ['Field', '字段'],
  before: ['Before', '修改前'],
  after: ['After', '修改后'],
  asked: ['Request', '请求内容'],
  nothing: ['Nothing was changed', '未产生任何修改'],
  system: ['System', '系统'],
  undo: ['Undo this change', '撤销此修改'],
  undone: ['Change undone', '修改已撤销'],
  question: ['Undo this change?', '撤销此修改？'],
  effect: [
    'The record is restored to its earlier state. This is logged as well.',
    '记录将恢复到修改前的状态，此操作同样会被记录。',
  ],
  history: ['All changes of this record', '该记录的全部修改'],
})

type Change = OperationLogDetail['changes'][number]

/** One entry of the log: who, when, from where, and each changed field before and after. */
export function OperationDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const { language } = useLanguage()
  const reading = useRead(operationLog.get, { id })
  const { data } = reading
  const title = data
    ? `${localName(data, language, 'pageName')} · ${localName(data, language, 'actionName')}`
    : say(words.title)

  return (
    <Drawer
      open
      onClose={onClose}
      title={title}
      width="wide"
      footer={data?.undo && data.changes.length > 0 && <Undo id={id} refusal={data.undo.refusal} />}
    >
      {data ? (
        <div className={styles.detail}>
          <DescriptionList
            columns={2}
            items={[
              { label: say(fields.ts), value: data.ts },
              {
                label: say(fields.resultCode),
                value: <StatusBadge of={callResult} code={data.resultCode} />,
              },
              {
                label: say(fields.userId),
                value: data.userName ? `${data.userName} (${data.account})` : say(words.system),
              },
              { label: say(fields.ip), value: data.ip },
              { label: say(fields.path), value: data.path, copy: data.path },
              { label: say(fields.requestId), value: data.requestId, copy: data.requestId },
            ]}
          />
          {data.changes.map((change) => (
            <ChangeTable key={`${change.table}/${change.recordId}`} change={change} />
          ))}
          {data.changes.length === 0 && <p className={styles.nothing}>{say(words.nothing)}</p>}
          {data.asked.length > 0 && (
            <section aria-label={say(words.asked)}>
              <h3>{say(words.asked)}</h3>
              <DescriptionList
                columns={2}
                items={data.asked.map(({ label, after }) => ({
                  label: say(label),
                  value: after && say(after),
                }))}
              />
            </section>
          )}
        </div>
      ) : (
        <Awaited of={reading} />
      )}
    </Drawer>
  )
}

/** Restores the state before, after a question; says why where that cannot be. */
function Undo({ id, refusal }: { id: number; refusal: Text | null }) {
  const say = useSay()
  const queries = useQueryClient()
  const [isAsked, ask] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const undo = useAction(operationLog.undo)
  const confirm = async () => {
    setBusy(true)
    const done = (await undo({ id })) !== undefined
    setBusy(false)
    ask(false)
    if (!done) return
    showMessage({ text: say(words.undone), tone: 'status' })
    // Whatever showed the record shows it as it was.
    await queries.invalidateQueries()
  }

  return (
    <>
      {refusal && <p className={styles.refusal}>{say(refusal)}</p>}
      <Button size="form" blockedReason={refusal ? say(refusal) : undefined} onClick={() => ask(true)}>
        {say(words.undo)}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={say(words.question)}
        action={say(words.undo)}
        busy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => ask(false)}
      >
        {say(words.effect)}
      </ConfirmDialog>
    </>
  )
}

function ChangeTable({ change }: { change: Change }) {
  const say = useSay()
  const { language } = useLanguage()
  const url = useRecordUrl(change)
  const name = change.name ?? String(change.recordId)

  return (
    <section aria-label={`${say(change.what)} ${name}`}>
      <h3>
        {labelled(changeKind.label(change.kind, language), say(change.what), language)}{' '}
        {url ? <Link to={url}>{name}</Link> : name}
      </h3>
      {change.fields.length > 0 && (
        <table className={styles.fields}>
          <thead>
            <tr>
              <th scope="col">{say(words.field)}</th>
              {change.kind !== changeKind.code.added && <th scope="col">{say(words.before)}</th>}
              <th scope="col">{say(words.after)}</th>
            </tr>
          </thead>
          <tbody>
            {change.fields.map(({ label, before, after }) => (
              <tr key={say(label)}>
                <th scope="row">{say(label)}</th>
                {change.kind !== changeKind.code.added && <td>{before ? say(before) : '–'}</td>}
                <td data-new={change.kind !== changeKind.code.added || undefined}>
                  {after ? say(after) : '–'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <Link to={`?recordId=${change.recordId}`}>{say(words.history)}</Link>
      </p>
    </section>
  )
}
