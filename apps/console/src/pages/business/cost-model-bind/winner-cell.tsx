import { type BindNode, costModel } from '@ampdeck/api/config/cost-model'
import { costModelScope, priceLevel } from '@ampdeck/api/enumerations/tariff'
import { texts } from '@ampdeck/api/texts'
import { IconButton } from '@ampdeck/ui/button'
import { ConfirmDialog } from '@ampdeck/ui/dialog'
import { useGrants } from '@ampdeck/ui/gate'
import { useLanguage, useSay } from '@ampdeck/ui/language'
import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../data/use-action.ts'
import styles from './cost-model-bind.module.css'

const words = texts({
  none: ['No model: no start', '无模型，不可启动'],
  noVersion: ['No version in force: no start', '无生效版本，不可启动'],
  here: ['Bound here', '本级绑定'],
  from: ['From its {kind}', '继承自{kind}'],
  general: ['General model, {from}', '通用模型，{from}'],
  generalHere: ['General model of this place', '沿用通用模型'],
  unbind: ['Unbind', '解绑'],
  unbindOf: ['Unbind {model} from {name}', '将 {model} 从 {name} 解绑'],
  title: ['Unbind {model}?', '解绑 {model}？'],
  effect: [
    'Charges that start at {name} from now on are billed by the model bound above it, or by the general model.',
    '此后在 {name} 开始的充电将按上级绑定或通用模型计费。',
  ],
})

interface WinnerCellProps {
  node: BindNode
  name: string
  winner: BindNode['winners'][number]
}

/** Which model bills, why it does, and how it is taken away where it is bound here. */
export function WinnerCell({ node, name, winner }: WinnerCellProps) {
  const say = useSay()
  const { language } = useLanguage()
  const { may } = useGrants()
  const unbind = useAction(costModel.unbind)
  const [asks, ask] = useState(false)
  const { scope, costModelId, version, fromKind, fromScope } = winner
  const isHere = fromKind === node.kind && fromScope === scope
  const model = winner.name ?? ''
  const from = fromKind === null ? '' : say(words.from, { kind: kindWord(fromKind, language) })

  function why(): string {
    if (costModelId === null) return ''
    if (version === null) return say(words.noVersion)
    if (fromScope === scope) return isHere ? say(words.here) : from
    return fromKind === node.kind ? say(words.generalHere) : say(words.general, { from: lowered(from) })
  }

  return (
    <td
      data-scope={costModelScope.label(scope, language)}
      data-here={isHere || undefined}
      data-missing={version === null || undefined}
    >
      {costModelId === null ? (
        say(words.none)
      ) : (
        <span className={styles.winner}>
          <span>
            {model} {version !== null && `v${version}`}
            <small>{why()}</small>
          </span>
          {isHere && may(costModel.unbind) && (
            <IconButton size="small" label={say(words.unbindOf, { model, name })} onClick={() => ask(true)}>
              <Unlink size={14} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      )}
      {asks && (
        <ConfirmDialog
          open
          title={say(words.title, { model })}
          action={say(words.unbind)}
          onConfirm={async () => {
            await unbind({ kind: node.kind, id: node.id, scope })
            ask(false)
          }}
          onCancel={() => ask(false)}
        >
          <p>
            {say(words.effect, { name })} ({costModelScope.label(scope, language)})
          </p>
        </ConfirmDialog>
      )}
    </td>
  )
}

const kindWord = (kind: (typeof priceLevel.codes)[number], language: 'en' | 'zh-CN') =>
  lowered(priceLevel.label(kind, language))

/** Inside a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
