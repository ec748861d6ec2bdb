import { costModel, type TariffPeriod } from '@ampdeck/api/config/cost-model'
import { period } from '@ampdeck/api/enumerations/order'
import { texts } from '@ampdeck/api/texts'
import { Panel } from '@ampdeck/ui/detail'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'
import styles from './station.module.css'

const words = texts({
  title: ['Tariff', '电价'],
  time: ['Time', '时段'],
  period: ['Period', '类型'],
  energy: ['Energy', '电费'],
  service: ['Service', '服务费'],
  unit: ['yuan per kWh', '元/千瓦时'],
  none: ['No cost model', '未设置计费模型'],
})

/** The prices of a cost model's version in force, by time of day. */
export function Tariff({ costModelId }: { costModelId: number | null }) {
  const say = useSay()
  const models = useRead(costModel.selectAll, {}).data ?? []
  const model = models.find((of) => of.id === costModelId)

  return (
    <Panel title={say(words.title)} caption={model && `${model.code} v${model.version}, ${say(words.unit)}`}>
      {model ? <Prices of={model.periods} /> : <p className={styles.muted}>{say(words.none)}</p>}
    </Panel>
  )
}

function Prices({ of }: { of: readonly TariffPeriod[] }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <table className={styles.tariff}>
      <thead>
        <tr>
          <th scope="col">{say(words.time)}</th>
          <th scope="col">{say(words.period)}</th>
          <th scope="col">{say(words.energy)}</th>
          <th scope="col">{say(words.service)}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((row) => (
          <tr key={row.from}>
            <td>{`${row.from}-${row.to}`}</td>
            <td data-period={period.key(row.period)}>{period.label(row.period, language)}</td>
            <td>{yuan(row.ePrice4)}</td>
            <td>{yuan(row.sPrice4)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A price in yuan with its four decimals. */
const yuan = (price4: number) => (price4 / 10_000).toFixed(4)
