import { contractState } from '@ampdeck/api/enumerations/interface'
import { type PncContract, pncContract } from '@ampdeck/api/member/pnc-contract'
import { pncContractTexts } from '@ampdeck/api/member/pnc-contract.texts'
import type { VirtualCard } from '@ampdeck/api/member/virtual-card'
import { texts } from '@ampdeck/api/texts'
import { Drawer } from '@ampdeck/ui/drawer'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useSay } from '@ampdeck/ui/language'
import { actionsOf, columnsOf } from '@ampdeck/ui/list'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import { PartTable } from '../../../pile/part-table.tsx'
import { usePartList } from '../../../pile/use-part-list.ts'
import { IssueDialog } from './issue-dialog.tsx'

const words = texts({
  title: ['Plug & Charge contracts', '即插即充合约'],
  issue: ['Issue contract', '签发合约'],
  cancel: ['Cancel contract', '解约'],
  cancelEffect: [
    'The car can no longer charge by it. This cannot be undone.',
    '解约后车辆无法再凭此充电，且不可恢复。',
  ],
  cancelled: ['Contract {name} cancelled', '已解约 {name}'],
  revoke: ['Revoke certificate', '吊销证书'],
  revokeEffect: [
    'For a key that somebody else may have. This cannot be undone.',
    '适用于密钥可能泄露的情况，吊销后不可恢复。',
  ],
  revoked: ['Certificate of {name} revoked', '已吊销 {name} 的证书'],
})

const columns = columnsOf<PncContract>(pncContractTexts, (c) => [
  c.name('emaid', { sort: true }),
  c.status('state', contractState),
  c.instant('validTo', { sort: true }),
  c.instant('createTime'),
  c.instant('endTime'),
  c.text('serial', { code: true }),
])

const actions = actionsOf<PncContract>((a) => [
  a.call(pncContract.cancel, {
    label: words.cancel,
    hiddenElsewhere: true,
    confirm: { danger: true, effect: words.cancelEffect, button: words.cancel },
    done: words.cancelled,
  }),
  a.call(pncContract.revoke, {
    label: words.revoke,
    hiddenElsewhere: true,
    confirm: { danger: true, effect: words.revokeEffect, button: words.revoke },
    done: words.revoked,
  }),
])

/** The contracts of a card: by which cars charge as its holder. */
export function ContractsDrawer({ card, onClose }: { card: VirtualCard; onClose: () => void }) {
  const say = useSay()
  const list = usePartList<PncContract>(pncContract.page, { cardId: card.id })
  const [isIssuing, setIssuing] = useState(false)
  const [cancel, revoke] = [useAction(pncContract.cancel), useAction(pncContract.revoke)]

  return (
    <Drawer
      open
      onClose={onClose}
      title={say(words.title)}
      caption={`${card.cardNo} · ${card.memberName}`}
      width="wide"
      footer={
        <GuardedButton of={pncContract.save} onClick={() => setIssuing(true)}>
          {say(words.issue)}
        </GuardedButton>
      }
    >
      <PartTable
        label={say(words.title)}
        unit={['contract | contracts', '合约']}
        list={list}
        columns={columns}
        actions={actions}
        on={{
          cancel: ({ id }: PncContract) => cancel({ id }),
          revoke: ({ id }: PncContract) => revoke({ id }),
        }}
      />
      {isIssuing && <IssueDialog cardId={card.id} onClose={() => setIssuing(false)} />}
    </Drawer>
  )
}
