import { auditState, vehicleType } from '@ampdeck/api/enumerations/member'
import { type Certification, vehicleCertification } from '@ampdeck/api/member/certification'
import { certificationTexts as words } from '@ampdeck/api/member/certification.texts'
import { texts } from '@ampdeck/api/texts'
import { Button } from '@ampdeck/ui/button'
import { DescriptionList } from '@ampdeck/ui/detail'
import { Drawer } from '@ampdeck/ui/drawer'
import { TextInput } from '@ampdeck/ui/fields'
import { Gate, useRefusal } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { showMessage } from '@ampdeck/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import styles from './certification.module.css'
import { LicenceViewer } from './licence-viewer.tsx'

const own = texts({
  title: ['Certification of {plate}', '{plate} 的认证'],
  pass: ['Approve', '通过'],
  refuse: ['Reject', '驳回'],
  reason: ['Reason for rejection', '驳回原因'],
  missing: ['Enter a reason', '请填写原因'],
  passed: [
    '{plate} approved: {memberName} is a certified owner',
    '{plate} 已通过，{memberName} 成为认证车主',
  ],
  refused: ['{plate} rejected', '{plate} 已驳回'],
  keys: ['J next, K previous', 'J 下一条，K 上一条'],
})

interface CertificationDrawerProps {
  row: Certification
  /** To the next (1) or the previous (-1) one of the page. */
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** The licence beside what the record says of the car and its owner, and the decision. */
export function CertificationDrawer({ row, onStep, onClose }: CertificationDrawerProps) {
  const say = useSay()
  const { language } = useLanguage()
  const audit = useAction(vehicleCertification.audit)
  const [note, setNote] = useState('')
  const [isLacking, setLacking] = useState(false)
  const [busy, setBusy] = useState<'pass' | 'refuse'>()
  useKeys(onStep)
  const blocked = useRefusal(vehicleCertification.audit, row)

  const decide = async (pass: boolean) => {
    if (!pass && note.trim() === '') return setLacking(true)
    setBusy(pass ? 'pass' : 'refuse')
    const { id, version } = row
    const done = await audit({ id, version, pass, note: note.trim() || null })
    setBusy(undefined)
    if (!done) return
    showMessage({ text: say(pass ? own.passed : own.refused, row), tone: 'status' })
    onStep(1)
  }

  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={say(own.title, row)}
      caption={
        <span className={styles.caption}>
          <StatusBadge of={auditState} code={row.auditState} />
          {say(own.keys)}
        </span>
      }
      footer={
        <Gate of={vehicleCertification.audit}>
          <Button
            look="danger"
            blockedReason={blocked}
            busy={busy === 'refuse'}
            disabled={busy === 'pass'}
            onClick={() => void decide(false)}
          >
            {say(own.refuse)}
          </Button>
          <Button
            look="primary"
            blockedReason={blocked}
            busy={busy === 'pass'}
            disabled={busy === 'refuse'}
            onClick={() => void decide(true)}
          >
            {say(own.pass)}
          </Button>
        </Gate>
      }
    >
      <div className={styles.beside}>
        <LicenceViewer src={row.licencePicture} label={say(words.licencePicture)} />
        <div className={styles.facts}>
          <DescriptionList
            columns={1}
            items={[
              { label: say(words.plate), value: row.plate },
              { label: say(words.ownerName), value: row.ownerName },
              { label: say(words.memberId), value: row.memberName },
              { label: say(words.phone), value: row.phone },
              { label: say(words.vin), value: row.vin },
              { label: say(words.vehicleType), value: vehicleType.label(row.vehicleType, language) },
              { label: say(words.modelName), value: row.modelName },
              { label: say(words.createTime), value: row.createTime },
              { label: say(words.auditUser), value: row.auditUserName },
              { label: say(words.refuseReason), value: row.refuseReason },
            ]}
          />
          {!blocked && (
            <TextInput
              label={say(own.reason)}
              value={note}
              maxLength={200}
              error={isLacking ? say(own.missing) : undefined}
              onChange={({ target }) => {
                setNote(target.value)
                setLacking(false)
              }}
            />
          )}
        </div>
      </div>
    </Drawer>
  )
}

/** J and K go through the page, but where somebody writes. */
function useKeys(onStep: (by: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isWriting = event.target instanceof HTMLElement && event.target.matches('input, textarea')
    if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'j') onStep(1)
    if (event.key === 'k') onStep(-1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
