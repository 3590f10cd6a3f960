import type { Descriptions } from '../table.ts';

const exportId = { exportId: 'ID of the export.' };

export const catalogExports: Descriptions = {
  'catalogExports.createCatalogExport':
    'Writes products to a file, as a job. The file is a consistent snapshot of the catalog.',
  'catalogExports.getCatalogExport': 'Retrieves an export with its progress.',
  'catalogExports.listCatalogExports': 'Lists exports, the newest first.',
  'catalogExports.cancelCatalogExport':
    'Stops an export. It has no file then. An export of another caller also needs the permission ' +
    '`WIX_STORES.MODIFY_PRODUCTS`.',
  'catalogExports.deleteCatalogExport':
    'Deletes an export with its file. An export of another caller also needs the permission ' +
    '`WIX_STORES.MODIFY_PRODUCTS`.',
  'catalogExports.generateCatalogExportDownloadUrl':
    'Returns a URL that downloads the file of a completed export, for 15 minutes.',
  CatalogExportState: {
    this: 'The stage of an export.',
    RUNNING: 'A job writes the file.',
    COMPLETED: 'The file can be downloaded.',
    CANCELED: 'Stopped; there is no file.',
    FAILED: 'Ended by an error; there is no file.',
  },
  CatalogExport: {
    this: 'A file of products that a job writes. Exports are deleted with their files after 7 days.',
    id: 'ID of the export.',
    fileName: 'Name of the file.',
    state: 'Stage of the export.',
    format: 'Format of the file.',
    selection: 'Which products are exported; null for all products and collections.',
    totalProducts: 'Products that the selection finds, counted when the job started.',
    exportedProducts: 'Products written so far.',
    sizeInBytes: 'Size of the file in bytes; 0 until the export is completed.',
    createdBy: 'ID of the staff member, app or API key that created the export.',
    createdDate: 'When the export was created, in UTC.',
    finishedDate: 'When the file was written completely, in UTC.',
    expiresDate: 'When the file is deleted, in UTC; null until it is written.',
  },
  CatalogExportsCreateCatalogExportRequest: {
    format: 'Format of the file.',
    selection:
      'Which products to export; all products if left out. Collections are written to our own formats only when all products are.',
  },
  CatalogExportsCreateCatalogExportAnswer: { catalogExport: 'Export whose job has been started.' },
  CatalogExportsGetCatalogExportRequest: exportId,
  CatalogExportsGetCatalogExportAnswer: { catalogExport: 'Export with its progress so far.' },
  CatalogExportsListCatalogExportsRequest: {
    limit: 'How many exports to return; 50 if left out.',
    offset: 'How many exports to skip.',
  },
  CatalogExportsListCatalogExportsAnswer: { exports: 'Exports, the newest first.' },
  CatalogExportsCancelCatalogExportRequest: exportId,
  CatalogExportsCancelCatalogExportAnswer: { catalogExport: 'Export as it was stopped.' },
  CatalogExportsDeleteCatalogExportRequest: exportId,
  CatalogExportsGenerateCatalogExportDownloadUrlRequest: exportId,
  CatalogExportsGenerateCatalogExportDownloadUrlAnswer: {
    downloadUrl: 'URL of the file.',
    expiresDate: 'When the URL stops working, in UTC.',
  },
};
