import { stationStatus } from '@ampdeck/api/enumerations/equipment'
import { LanguageProvider } from '@ampdeck/ui/language'
import { StatusBadge } from '@ampdeck/ui/status-badge'
import { createRoot } from 'react-dom/client'

/* One badge and nothing else: what it brings along is measured. */

createRoot(document.body).render(
  <LanguageProvider language="en">
    <StatusBadge of={stationStatus} code={stationStatus.code.open} />
  </LanguageProvider>,
)
