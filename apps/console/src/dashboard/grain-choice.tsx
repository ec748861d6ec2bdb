import { grain } from '@ampdeck/api/enumerations/report'
import type { Grain } from '@ampdeck/api/figures/report'
import { texts } from '@ampdeck/api/texts'
import { useSay } from '@ampdeck/ui/language'
import { CodeChoice } from './code-choice.tsx'

const words = texts({ per: ['Per', '粒度'] })

interface GrainChoiceProps<Of extends Grain> {
  grains: readonly Of[]
  value: NoInfer<Of>
  onChange: (grain: Of) => void
}

/** Into which stretches of time figures are divided. */
export function GrainChoice<Of extends Grain>({ grains, ...rest }: GrainChoiceProps<Of>) {
  const say = useSay()
  return <CodeChoice {...rest} label={say(words.per)} of={grain} codes={grains} />
}
