export { FileField, type FileFieldProps } from './file-field.tsx'
export type { FileRules } from './file-rules.ts'
export { FileUpload, type FileUploadProps } from './file-upload.tsx'
export type { UploadedFile, Uploader } from './upload.ts'
