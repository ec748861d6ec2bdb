export { bytesText, type FileRules } from './file-rules.ts'
export { FileField, type FileOptions, FileUpload, type FileUploadProps } from './file-upload.tsx'
export type { UploadedFile, Uploader } from './use-uploads.ts'
