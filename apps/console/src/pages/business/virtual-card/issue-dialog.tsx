import type { OutputOf } from '@ampdeck/api/contract'
import { PncContractDraft, pncContract } from '@ampdeck/api/member/pnc-contract'
import { pncContractTexts } from '@ampdeck/api/member/pnc-contract.texts'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Dialog } from '@ampdeck/ui/dialog'
import { NumberField, TextAreaField, TextField } from '@ampdeck/ui/fields'
import { useSay } from '@ampdeck/ui/language'
import { useState } from 'react'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import styles from './virtual-card.module.css'

const words = texts({
  title: ['Issue contract', '签发合约'],
  action: ['Issue', '签发'],
  emaid: ['Empty: the next free number', '留空则自动分配'],
  csr: ['Empty: a key is created and shown once', '留空则生成密钥，仅显示一次'],
  issued: ['Contract issued', '合约已签发'],
  once: [
    'Copy the private key now: it is stored nowhere and cannot be shown again.',
    '请立即复制私钥：系统不保存，关闭后无法再次查看。',
  ],
  chain: ['Certificate chain (PEM)', '证书链（PEM）'],
  privateKey: ['Private key (PEM)', '私钥（PEM）'],
  close: ['Close', '关闭'],
})

type Issued = OutputOf<typeof pncContract.save>

const Draft = PncContractDraft.omit({ cardId: true })

/** Issues a certificate for a card, then shows what goes into the car. */
export function IssueDialog({ cardId, onClose }: { cardId: number; onClose: () => void }) {
  const say = useSay()
  const [issued, setIssued] = useState<Issued>()
  const form = useCallForm(pncContract.save, Draft, {
    texts: pncContractTexts,
    defaults: { months: 24 },
    input: (draft) => ({ ...draft, cardId }),
    onDone: (saved) => (saved ? setIssued(saved as Issued) : onClose()),
  })
  if (issued) return <IssuedDialog issued={issued} onClose={onClose} />

  return (
    <FormDialog form={form} title={say(words.title)} action={say(words.action)} onClose={onClose}>
      <TextField of={form} name="emaid" hint={say(words.emaid)} />
      <NumberField of={form} name="months" />
      <TextAreaField of={form} name="csr" hint={say(words.csr)} rows={4} />
    </FormDialog>
  )
}

function IssuedDialog({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const say = useSay()
  const { emaid, chain, privateKey } = issued
  const key =
    privateKey === null ? [] : [{ label: say(words.privateKey), value: 'PKCS #8', copy: privateKey }]

  return (
    <Dialog
      open
      width="form"
      title={say(words.issued)}
      onClose={onClose}
      closable={false}
      footer={
        <Button look="primary" onClick={onClose}>
          {say(words.close)}
        </Button>
      }
    >
      {privateKey !== null && <p className={styles.once}>{say(words.once)}</p>}
      <DescriptionList
        columns={1}
        items={[
          { label: say(pncContractTexts.emaid), value: emaid, copy: emaid },
          { label: say(words.chain), value: 'X.509', copy: chain },
          ...key,
        ]}
      />
    </Dialog>
  )
}
