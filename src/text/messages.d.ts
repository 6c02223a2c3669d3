import 'use-intl';
import type about from '../../messages/en/about.json';
import type accounts from '../../messages/en/accounts.json';
import type addresses from '../../messages/en/addresses.json';
import type applications from '../../messages/en/applications.json';
import type article from '../../messages/en/article.json';
import type cards from '../../messages/en/cards.json';
import type console from '../../messages/en/console.json';
import type consult from '../../messages/en/consult.json';
import type designer from '../../messages/en/designer.json';
import type desk from '../../messages/en/desk.json';
import type errors from '../../messages/en/errors.json';
import type grants from '../../messages/en/grants.json';
import type help from '../../messages/en/help.json';
import type home from '../../messages/en/home.json';
import type homes from '../../messages/en/homes.json';
import type list from '../../messages/en/list.json';
import type mail from '../../messages/en/mail.json';
import type media from '../../messages/en/media.json';
import type merchant from '../../messages/en/merchant.json';
import type models from '../../messages/en/models.json';
import type money from '../../messages/en/money.json';
import type notices from '../../messages/en/notices.json';
import type orders from '../../messages/en/orders.json';
import type pages from '../../messages/en/pages.json';
import type payments from '../../messages/en/payments.json';
import type plans from '../../messages/en/plans.json';
import type product from '../../messages/en/product.json';
import type profile from '../../messages/en/profile.json';
import type remittances from '../../messages/en/remittances.json';
import type shell from '../../messages/en/shell.json';
import type talks from '../../messages/en/talks.json';
import type viewer from '../../messages/en/viewer.json';
import type work from '../../messages/en/work.json';
import type workspace from '../../messages/en/workspace.json';

/** English is the shape; the build refuses a language that lacks a key or an argument of it. */
declare module 'use-intl' {
  interface AppConfig {
    Messages: {
      about: typeof about;
      accounts: typeof accounts;
      addresses: typeof addresses;
      applications: typeof applications;
      article: typeof article;
      cards: typeof cards;
      console: typeof console;
      consult: typeof consult;
      designer: typeof designer;
      desk: typeof desk;
      errors: typeof errors;
      grants: typeof grants;
      help: typeof help;
      home: typeof home;
      homes: typeof homes;
      list: typeof list;
      mail: typeof mail;
      media: typeof media;
      merchant: typeof merchant;
      models: typeof models;
      money: typeof money;
      notices: typeof notices;
      orders: typeof orders;
      pages: typeof pages;
      payments: typeof payments;
      plans: typeof plans;
      product: typeof product;
      profile: typeof profile;
      remittances: typeof remittances;
      shell: typeof shell;
      talks: typeof talks;
      viewer: typeof viewer;
      work: typeof work;
      workspace: typeof workspace;
    };
  }
}
