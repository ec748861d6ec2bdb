import { sellerConfig } from '@ampdeck/api/system/seller-config'
import { sellerConfigTexts } from '@ampdeck/api/system/seller-config.texts'
import { useGrants } from '@ampdeck/ui/gate'
import { PageHead } from '@ampdeck/ui/page-head'
import { ChangedBy } from '../../../config/changed-by.tsx'
import { LastChanges } from '../../../config/last-changes.tsx'
import { Awaited } from '../../../data/awaited.tsx'
import { useRead } from '../../../data/use-read.ts'
import { usePageHead } from '../../../shell/use-page-head.ts'
import { LogInButtons } from './log-in-buttons.tsx'
import { PlugAndChargeButton } from './plug-and-charge-button.tsx'
import { SellerConfigForm } from './seller-config-form.tsx'

/** How the seller shows itself before and behind the log-in (screens.md S225). */
export function Page() {
  const head = usePageHead('sellerConfig')
  const config = useRead(sellerConfig.getSellerConfig, {})
  const { may } = useGrants()

  return (
    <>
      <PageHead
        {...head}
        description={config.data && <ChangedBy of={config.data} />}
        actions={
          <>
            {may(sellerConfig.saveSellerBasicsConfig) && <LogInButtons />}
            {may(sellerConfig.saveSellerBasicsConfig) && <PlugAndChargeButton />}
            <LastChanges of="sellerConfig" texts={sellerConfigTexts} />
          </>
        }
      />
      {config.data ? (
        <SellerConfigForm config={config.data} reload={() => void config.refetch()} />
      ) : (
        <Awaited of={config} />
      )}
    </>
  )
}
