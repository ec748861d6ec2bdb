import { costModel } from '@ampdeck/api/config/cost-model'
import { type StationConfig, stationConfig } from '@ampdeck/api/config/station-config'
import { stationConfigTexts } from '@ampdeck/api/config/station-config.texts'
import { LinkButton } from '@ampdeck/ui/button'
import { DescriptionList, Panel } from '@ampdeck/ui/detail'
import { GuardedButton } from '@ampdeck/ui/gate'
import { useFormats, useSay } from '@ampdeck/ui/language'
import { TariffClock } from '@ampdeck/ui/tariff-clock'
import { useRead } from '../../../data/use-read.ts'
import { useMenu } from '../../../menu/menu-context.ts'
import { AppCard } from './app-card.tsx'
import { type ConfigPart, configTexts as words } from './config-parts.ts'
import styles from './station-config.module.css'
import { useConfigWords } from './use-config-words.ts'

interface PartViewProps {
  of: StationConfig
  part: ConfigPart
  onEdit: () => void
}

/** What one part of the configuration is now. */
export function PartView({ of, part, onEdit }: PartViewProps) {
  const say = useSay()
  const { wordsOf } = useConfigWords(of)
  const { number } = useFormats()
  const rule = part.id === 'occupy' ? of.occupyRule : null
  const hours = part.id === 'hours' && (of.openingHours ?? []).length === 0 ? of.businessHours : undefined

  return (
    <Panel
      title={say(part.label)}
      tools={
        <>
          <PartLinks part={part.id} of={of} />
          <GuardedButton of={stationConfig.update} size="small" onClick={onEdit}>
            {say(words.edit)}
          </GuardedButton>
        </>
      }
    >
      <div className={styles.part}>
        <DescriptionList
          items={[
            ...part.fields.map((field) => ({
              label: say(stationConfigTexts[field]),
              value: hours ?? wordsOf(field, of[field]),
              wide:
                field === 'address' ||
                field === 'remark' ||
                field === 'parkingFee' ||
                field === 'openingHours',
            })),
            ...(rule
              ? [
                  {
                    label: say(words.fee),
                    value: say(words.rule, {
                      free: rule.freeMinutes,
                      step: rule.stepMinutes,
                      fee: number(rule.stepFen / 100, 2),
                      cap: number(rule.capFen / 100, 2),
                    }),
                    wide: true,
                  },
                ]
              : []),
          ]}
        />
        {part.id === 'facilities' && <Pictures of={of.pictures} />}
        {part.id === 'price' && <Tariff of={of} />}
        {part.id === 'display' && <AppCard of={of} />}
      </div>
    </Panel>
  )
}

function Pictures({ of }: { of: readonly string[] }) {
  return (
    <div className={styles.pictures}>
      {of.map((url) => (
        <img key={url} src={url} alt="" />
      ))}
    </div>
  )
}

/** The day of the model that bills here. */
function Tariff({ of }: { of: StationConfig }) {
  const models = useRead(costModel.selectAll, {}).data
  const model = models?.find(({ id }) => id === of.costModelId)
  if (!model) return null
  return <TariffClock label={`${model.code} v${model.version}`} periods={model.periods} size={200} legend />
}

/** The neighbours of a part, for who has their pages. */
function PartLinks({ part, of }: { part: ConfigPart['id']; of: StationConfig }) {
  const say = useSay()
  const { pages } = useMenu()
  const links = [
    { part: 'occupy', page: 'occupyRule', query: '', label: words.rules },
    { part: 'price', page: 'billModelHistory', query: `?stationId=${of.id}`, label: words.issues },
    { part: 'price', page: 'costModelBind', query: '', label: words.binding },
  ] as const

  return links.map(({ page, query, label, ...link }) => {
    const found = link.part === part && pages.find(({ id, isBuilt }) => id === page && isBuilt)
    return (
      found && (
        <LinkButton key={page} size="small" href={`${found.url}${query}`}>
          {say(label)}
        </LinkButton>
      )
    )
  })
}
