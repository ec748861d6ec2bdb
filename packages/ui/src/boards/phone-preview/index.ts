export type { PhoneContent, PhonePicture } from './phone-content.ts'
export { PhonePreview, type PhonePreviewProps } from './phone-preview.tsx'
