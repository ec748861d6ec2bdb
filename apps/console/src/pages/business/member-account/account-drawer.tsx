import { accountType, activeState, auditState } from '@ampdeck/api/enumerations/member'
import { canStart } from '@ampdeck/api/life'
import {
  type AccountCorrection,
  type AccountDetail,
  correctionLife,
  memberAccount,
} from '@ampdeck/api/payment/member-account'
import { accountTexts as fields } from '@ampdeck/api/payment/member-account.texts'
import { texts } from '@ampdeck/api/texts'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { Drawer } from '@ampdeck/ui/drawer'
import { TextAreaField } from '@ampdeck/ui/fields'
import { Money } from '@ampdeck/ui/figure'
import { DraftForm } from '@ampdeck/ui/form'
import { StepButton } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { showMessage } from '@ampdeck/ui/toast'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Awaited } from '../../../data/awaited.tsx'
import { useAction } from '../../../data/use-action.ts'
import { useRead } from '../../../data/use-read.ts'
import { useCallForm } from '../../../form/use-call-form.ts'
import { useAddress } from '../../../menu/use-address.ts'
import { OwnerCell, ownerName } from '../../../payment/owner-cell.tsx'

const words = texts({
  title: ['Account', '账户'],
  failed: ['The account could not be loaded', '账户加载失败'],
  corrections: ['Corrections', '更正记录'],
  none: ['No corrections yet', '暂无更正'],
  flow: ['Account flow', '账户流水'],
  confirm: ['Confirm correction', '确认更正'],
  refuse: ['Reject', '驳回'],
  refuseTitle: ['Reject this correction?', '驳回该更正？'],
  refuseAction: ['Reject correction', '驳回更正'],
  confirmed: ['Correction confirmed', '更正已确认'],
  refused: ['Correction rejected', '更正已驳回'],
})

/** An account with its corrections; a second person decides on them here. */
export function AccountDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const account = useRead(memberAccount.get, { id })

  return (
    <Drawer open onClose={onClose} title={account.data ? ownerName(account.data) : say(words.title)}>
      {account.data ? <Detail account={account.data} /> : <Awaited of={account} title={say(words.failed)} />}
    </Drawer>
  )
}

function Detail({ account }: { account: AccountDetail }) {
  const say = useSay()
  const { language } = useLanguage()
  const addressOf = useAddress()
  const { id, corrections, lastFlowTime } = account
  const flow = addressOf('AccountFlow', { accountId: id })

  return (
    <>
      <DescriptionList
        columns={2}
        items={[
          { label: say(fields.owner), value: <OwnerCell row={account} /> },
          {
            label: say(fields.state),
            value: <StatusBadge of={activeState} code={account.state} look="tinted" />,
          },
          { label: say(fields.type), value: accountType.label(account.type, language) },
          { label: say(fields.balanceFen), value: <Money fen={account.balanceFen} /> },
          { label: say(fields.frozenFen), value: <Money fen={account.frozenFen} /> },
          { label: say(fields.usableFen), value: <Money fen={account.usableFen} /> },
          { label: say(fields.createTime), value: account.createTime },
          {
            label: say(fields.lastFlowTime),
            value: flow ? <Link to={flow}>{lastFlowTime ?? say(words.flow)}</Link> : (lastFlowTime ?? '–'),
          },
        ]}
      />
      <Panel title={say(words.corrections)}>
        {corrections.length === 0 && <p>{say(words.none)}</p>}
        {corrections.map((correction) => (
          <Correction key={correction.id} correction={correction} />
        ))}
      </Panel>
    </>
  )
}

function Correction({ correction }: { correction: AccountCorrection }) {
  const say = useSay()
  const [isRefusing, setRefusing] = useState(false)
  const confirm = useAction(memberAccount.confirmCorrection)
  const agree = async () => {
    if (await confirm({ id: correction.id })) showMessage({ text: say(words.confirmed), tone: 'status' })
  }

  return (
    <div>
      <p>
        <strong>{correction.correctionNo}</strong> <Money fen={correction.amountFen} signed />{' '}
        <StatusBadge of={auditState} code={correction.state} look="tinted" />
      </p>
      <p>
        {correction.reason} · {correction.createUserName} · {correction.createTime}
      </p>
      {correction.auditTime && (
        <p>
          {[correction.auditUserName, correction.auditTime, correction.auditReason]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {canStart(correctionLife.confirm, correction) && (
        <p>
          <StepButton of={memberAccount.confirmCorrection} row={correction} onClick={() => void agree()}>
            {say(words.confirm)}
          </StepButton>{' '}
          <StepButton of={memberAccount.refuseCorrection} row={correction} onClick={() => setRefusing(true)}>
            {say(words.refuse)}
          </StepButton>
        </p>
      )}
      {isRefusing && <RefuseCorrection id={correction.id} onClose={() => setRefusing(false)} />}
    </div>
  )
}

const Reason = memberAccount.refuseCorrection.input.pick({ reason: true })

/** Rejects a correction, and says why; the balance stays as it is. */
function RefuseCorrection({ id, onClose }: { id: number; onClose: () => void }) {
  const say = useSay()
  const form = useCallForm(memberAccount.refuseCorrection, Reason, {
    texts: fields,
    input: ({ reason }) => ({ id, reason }),
    said: words.refused,
    onClose,
  })

  return (
    <ConfirmDialog
      open
      danger
      title={say(words.refuseTitle)}
      action={say(words.refuseAction)}
      busy={form.isBusy}
      onConfirm={form.save}
      onCancel={onClose}
    >
      <DraftForm of={form}>
        <TextAreaField of={form} name="reason" />
      </DraftForm>
    </ConfirmDialog>
  )
}
