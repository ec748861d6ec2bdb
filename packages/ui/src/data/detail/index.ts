export { type Description, DescriptionList, type DescriptionListProps } from './description-list.tsx'
export { DetailPage, type DetailPageProps } from './detail-page.tsx'
export { type Fact, Facts, type FactsProps } from './facts.tsx'
export { Panel, type PanelProps } from './panel.tsx'
