import { chargeStrategy } from '@ampdeck/api/config/charge-strategy'
import { costModel } from '@ampdeck/api/config/cost-model'
import { strategyKind } from '@ampdeck/api/enumerations/strategy'
import { costModelScope } from '@ampdeck/api/enumerations/tariff'
import { useLanguage } from '@ampdeck/ui/language'
import { useRead } from '../../../data/use-read.ts'

const { full: FULL, powerCurve: POWER } = strategyKind.code

/** The models with a version, and for whom they are; and the charge strategies that end a charge. */
export function useModels() {
  const { language } = useLanguage()
  const { data: models = [] } = useRead(costModel.selectAll, {})
  const { data: strategies = [] } = useRead(chargeStrategy.selectAll, {})
  return {
    models,
    strategies: strategies
      .filter(({ kind }) => kind !== FULL && kind !== POWER)
      .map(({ id, name }) => ({ value: id, label: name })),
    options: models.map(({ id, code, name, scope, version }) => ({
      value: id,
      label: `${code} ${name} v${version} · ${costModelScope.label(scope, language)}`,
    })),
  }
}
