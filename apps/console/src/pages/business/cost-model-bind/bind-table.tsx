import { type BindNode, costModel } from '@ampdeck/api/config/cost-model'
import { costModelScope, costModelTarget } from '@ampdeck/api/enumerations/tariff'
import { localName, texts } from '@ampdeck/api/texts'
import { Checkbox } from '@ampdeck/ui/fields'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Loading } from '@ampdeck/ui/state-panel'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { ReadFailed } from '../../../data/read-failed.tsx'
import { useRead } from '../../../data/use-read.ts'
import styles from './cost-model-bind.module.css'
import { WinnerCell } from './winner-cell.tsx'

const words = texts({
  table: ['Billing models by station, pile and gun', '场站、电桩、充电枪的计费模型'],
  place: ['Station, pile, gun', '场站、电桩、充电枪'],
  open: ['Show the parts of {name}', '展开 {name}'],
  choose: ['Choose {name}', '选择 {name}'],
  gun: ['Gun {letter}', '{letter} 枪'],
  guns: ['{count} guns', '{count} 把枪'],
  below: ['{count} with a model of their own', '{count} 处单独绑定'],
})

interface Choice {
  chosen: readonly BindNode[]
  onChoose: (chosen: readonly BindNode[]) => void
}

const keyOf = ({ kind, id }: BindNode) => `${kind} ${id}`

/** The stations; each opens to its piles and guns, which are read then. */
export function BindTable({ stations, ...choice }: Choice & { stations: readonly BindNode[] }) {
  const say = useSay()
  const { language } = useLanguage()

  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={say(words.table)}>
        <thead>
          <tr>
            <th scope="col">{say(words.place)}</th>
            {costModelScope.codes.map((scope) => (
              <th key={scope} scope="col">
                {costModelScope.label(scope, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stations.map((node) => (
            <StationRows key={node.id} node={node} {...choice} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function StationRows({ node, ...choice }: Choice & { node: BindNode }) {
  const [isOpen, setOpen] = useState(false)
  const reading = useRead(costModel.bindTree, { stationId: node.id }, { enabled: isOpen })

  return (
    <>
      <BindRow node={node} isOpen={isOpen} onTurn={() => setOpen(!isOpen)} {...choice} />
      {isOpen &&
        (reading.data?.map((part) => <BindRow key={keyOf(part)} node={part} {...choice} />) ?? (
          <tr>
            <td colSpan={costModelScope.codes.length + 1}>
              {reading.error ? <ReadFailed of={reading} /> : <Loading />}
            </td>
          </tr>
        ))}
    </>
  )
}

interface RowProps extends Choice {
  node: BindNode
  isOpen?: boolean
  onTurn?: () => void
}

function BindRow({ node, isOpen, onTurn, chosen, onChoose }: RowProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const name =
    node.kind === costModelTarget.code.gun
      ? say(words.gun, { letter: node.name })
      : localName({ name: node.name, nameEn: node.nameEn }, language)
  const others = chosen.filter((one) => keyOf(one) !== keyOf(node))
  const isChosen = others.length < chosen.length
  const counts = [
    node.kind !== costModelTarget.code.gun && say(words.guns, { count: node.guns }),
    node.below > 0 && say(words.below, { count: node.below }),
  ].filter((count) => count !== false)

  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <span className={styles.place} data-kind={costModelTarget.key(node.kind)}>
          {onTurn ? (
            <button
              type="button"
              className={styles.opener}
              aria-expanded={isOpen}
              aria-label={say(words.open, { name })}
              onClick={onTurn}
            >
              <ChevronRight size={14} aria-hidden="true" />
            </button>
          ) : (
            <span className={styles.opener} />
          )}
          {may(costModel.bind) && (
            <Checkbox
              aria-label={say(words.choose, { name })}
              checked={isChosen}
              onChange={() => onChoose(isChosen ? others : [...chosen, node])}
            />
          )}
          <span>
            {name}
            {counts.length > 0 && <small>{counts.join(' · ')}</small>}
          </span>
        </span>
      </th>
      {node.winners.map((winner) => (
        <WinnerCell key={winner.scope} node={node} name={name} winner={winner} />
      ))}
    </tr>
  )
}
