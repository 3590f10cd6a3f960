/** How many downloads of one purchase a product can allow. */
export const MAX_DOWNLOADS = 1000;
/** For how many days a product can let its buyers download. */
export const MAX_DOWNLOAD_DAYS = 3650;
