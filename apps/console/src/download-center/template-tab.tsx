import { type importing, templateFileUrl } from '@ampdeck/api/config/download-center'
import { meterFee } from '@ampdeck/api/config/meter-fee'
import { pile } from '@ampdeck/api/config/pile'
import { importTemplate } from '@ampdeck/api/enumerations/system'
import { groupMember } from '@ampdeck/api/member/group-member'
import { vehicle } from '@ampdeck/api/member/vehicle'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { DownloadButton } from './download-button.tsx'
import styles from './download-center.module.css'
import { centerTexts as t } from './download-center.texts.ts'
import { Import } from './import.tsx'

const { code } = importTemplate

/** Which call takes which template. */
const templates: readonly { template: number; call: ReturnType<typeof importing> }[] = [
  { template: code.pile, call: pile.import },
  { template: code.fleetMember, call: groupMember.import },
  { template: code.vehicle, call: vehicle.import },
  { template: code.meterFee, call: meterFee.import },
]

/** The four templates (requirements.md §2): there at once, nothing is loaded for them. */
export function TemplateTab({ onSubmitted }: { onSubmitted: () => void }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <>
      <p className={styles.about}>{say(t.filled)}</p>
      <ul className={styles.templates} aria-label={say(t.templates)}>
        {templates.map(({ template, call }) => {
          const name = importTemplate.label(template as 1, language)
          return (
            <li key={template} className={styles.template}>
              <span className={styles.name}>{name}</span>
              <div className={styles.actions}>
                <DownloadButton url={templateFileUrl(template)} name={`${name}.xlsx`} />
                <Import
                  of={call}
                  template={template}
                  aria-label={say(t.importOf, { name })}
                  onSubmitted={onSubmitted}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </>
  )
}
