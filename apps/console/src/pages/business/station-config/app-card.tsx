import { price4Of } from '@ampdeck/api/billing/tariff-day'
import { costModel } from '@ampdeck/api/config/cost-model'
import type { StationConfig } from '@ampdeck/api/config/station-config'
import { gunStatus } from '@ampdeck/api/enumerations/equipment'
import { stationFacility } from '@ampdeck/api/enumerations/station-facility'
import { localName } from '@ampdeck/api/texts'
import { useFormats, useLanguage, useSay } from '@ampdeck/ui/language'
import { Image } from 'lucide-react'
import { useRead } from '../../../data/use-read.ts'
import { configTexts as words } from './config-parts.ts'
import styles from './station-config.module.css'
import { useConfigWords } from './use-config-words.ts'

/** The station's card in the member app, from what is saved. */
export function AppCard({ of }: { of: StationConfig }) {
  const say = useSay()
  const { language } = useLanguage()
  const { number } = useFormats()
  const { wordsOf } = useConfigWords(of)
  const models = useRead(costModel.selectAll, {}).data
  const periods = models?.find(({ id }) => id === of.costModelId)?.periods ?? []
  const prices = periods.map((period) => price4Of(period) / 10_000)
  const idle = of.guns.find(({ status }) => status === gunStatus.code.idle)?.count ?? 0
  const [picture] = of.pictures

  return (
    <figure className={styles.app}>
      <figcaption className={styles.quiet}>{say(words.preview)}</figcaption>
      <div className={styles.card} data-hidden={of.isPublic === 0 || undefined}>
        <div className={styles.picture}>
          {picture ? <img src={picture} alt="" /> : <Image aria-hidden="true" />}
        </div>
        <div className={styles.cardText}>
          <b>{localName(of, language)}</b>
          <span className={styles.quiet}>{of.address}</span>
          <span>{wordsOf('openingHours', of.openingHours) || of.businessHours}</span>
          <span className={styles.price}>
            {prices.length === 0
              ? say(words.noPrice)
              : say(words.price, {
                  from: number(Math.min(...prices), 4),
                  to: number(Math.max(...prices), 4),
                })}
          </span>
          <span>{say(words.idle, { idle, count: of.gunCount })}</span>
          {(of.facilities ?? []).length > 0 && (
            <span className={styles.chips}>
              {of.facilities?.map((code) => (
                <span key={code} className={styles.chip}>
                  {stationFacility.label(code, language)}
                </span>
              ))}
            </span>
          )}
          {of.parkingFee && <span className={styles.quiet}>{of.parkingFee}</span>}
          {of.appNotice && <span className={styles.notice}>{of.appNotice}</span>}
        </div>
      </div>
      {of.isPublic === 0 && <p className={styles.quiet}>{say(words.hidden)}</p>}
    </figure>
  )
}
