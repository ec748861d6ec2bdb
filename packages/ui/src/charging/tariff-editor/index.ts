export { TariffEditor, type TariffEditorProps } from './tariff-editor.tsx'
export { TariffField, type TariffFieldProps } from './tariff-field.tsx'
