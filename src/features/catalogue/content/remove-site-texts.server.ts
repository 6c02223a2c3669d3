/** The desk takes these texts away; who may, and what is audited, is decided there. */
export { deleteBanner, deleteFaq, deletePage, deletePartner } from './site-text-queries.server.ts';
