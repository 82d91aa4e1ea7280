//! Letters to accounts: an address is confirmed, a lost password replaced; nothing of it where no letters are sent.

use testkit::site::{Answer, Browser, Request, Site};

use super::SERVER;
use super::post_office::PostOffice;

const PUBLIC: &str = "http://ataxx.example";

async fn site(office: &PostOffice) -> Site {
    let smtp = format!("smtp://127.0.0.1:{}", office.port);
    let options = ["--smtp", &smtp, "--mail-from", "play@ataxx.example", "--public-url", PUBLIC];
    Site::start_with(SERVER, &options).await
}

/// Sends a form from a browser that is nobody's.
async fn form(site: &Site, path: &str, body: &str) -> Answer {
    Browser::default().form(site, path, body).await
}

/// The path of the link in a letter, and its token.
fn link(letter: &str) -> (String, String) {
    let text = letter.replace("=\n", "").replace("=3D", "=");
    let rest = text.split(PUBLIC).nth(1).unwrap_or_else(|| panic!("no link: {text}"));
    let path = rest.split_whitespace().next().unwrap().to_owned();
    let token = path.split("token=").nth(1).unwrap().to_owned();
    (path, token)
}

/// Registers, and has the address confirmed.
async fn with_address(site: &Site, office: &mut PostOffice, name: &str, address: &str) -> Browser {
    let mut browser = Browser::registered(site, name).await;
    let answer = browser.form(site, "/en/account/address", &format!("email={address}")).await;
    assert_eq!(answer.header("location"), Some("/en/account?done=letter"));
    let letter = office.next().await;
    assert_eq!(letter.to, format!("<{address}>"));
    let (path, token) = link(&letter.data);
    // Opening the link confirms nothing.
    assert_eq!(site.get(&path).send().await.status, 200);
    assert!(!kept(site, &mut browser).await.contains(address));
    let answer = form(site, "/en/account/email", &format!("token={token}")).await;
    assert_eq!(answer.status, 200);
    assert!(kept(site, &mut browser).await.contains(address));
    // Once only.
    assert_eq!(form(site, "/en/account/email", &format!("token={token}")).await.status, 403);
    browser
}

async fn kept(site: &Site, browser: &mut Browser) -> String {
    browser.see(site, "/api/account/export").await.text().to_owned()
}

#[tokio::test]
async fn an_address_is_confirmed_by_its_letter_and_can_be_removed() {
    let mut office = PostOffice::open(&[]).await;
    let site = site(&office).await;
    let mut ada = with_address(&site, &mut office, "Ada", "ada@mail.example").await;
    for nonsense in ["ada", "a@b@c", "ada@mail.example%0ABcc:x@y.example", "%00@x.example"] {
        let answer = ada.form(&site, "/en/account/address", &format!("email={nonsense}")).await;
        assert_eq!(answer.status, 422, "{nonsense}");
        assert!(answer.text().contains("id=\"email-flaw\""));
    }
    let typo = ada.form(&site, "/en/account/address", "email=ada@mail").await;
    assert!(typo.text().contains("value=\"ada@mail\""), "what was typed is lost");
    ada.form(&site, "/en/account/address", "email=").await;
    assert!(!kept(&site, &mut ada).await.contains("ada@mail.example"));
    // No more than a few letters to one address.
    let mut asked = Vec::new();
    for _ in 0..3 {
        asked.push(ada.form(&site, "/en/account/address", "email=ada@mail.example").await.status);
    }
    assert_eq!(asked, [303, 303, 429]);
    let late = ada.form(&site, "/en/account/address", "email=ada@mail.example").await;
    assert!(late.text().contains("value=\"ada@mail.example\"") && late.text().contains("then try again"));
}

#[tokio::test]
async fn a_lost_password_is_replaced_by_letter() {
    let mut office = PostOffice::open(&[]).await;
    let site = site(&office).await;
    let mut desk = with_address(&site, &mut office, "Ada", "ada@mail.example").await;
    Browser::registered(&site, "Bob").await;
    // Whoever asks learns neither whether there is an account nor whether it has an address.
    let mut told = Vec::new();
    for name in ["Nobody-Here", "Bob", "Ada", "%00"] {
        let answer = form(&site, "/en/recover", &format!("name={name}&token=")).await;
        assert_eq!(answer.status, 200, "{name}");
        told.push(answer.text().to_owned());
    }
    assert!(told.iter().all(|page| *page == told[0]));
    let letter = office.next().await;
    assert_eq!(letter.to, "<ada@mail.example>");
    let (path, token) = link(&letter.data);
    assert!(office.is_empty());
    assert!(site.get(&path).send().await.text().contains("autocomplete=\"new-password\""));

    // A password that will not do does not use the letter up.
    let short = form(&site, "/en/recover", &format!("new-password=short&token={token}")).await;
    assert_eq!(short.status, 422);
    let mut fresh = Browser::default();
    let answer = fresh.form(&site, "/en/recover", &format!("new-password=a+new+dish&token={token}")).await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/en/account")));
    assert!(kept(&site, &mut fresh).await.contains("Ada"));
    // Everybody else is signed out, the old password is none, and the letter is used.
    assert_eq!(desk.see(&site, "/api/account/export").await.status, 401);
    assert_eq!(desk.sign_in(&site, "Ada", Browser::PASSWORD).await.status, 403);
    let again = form(&site, "/en/recover", &format!("new-password=another+dish&token={token}")).await;
    assert_eq!(again.status, 403);
}

#[tokio::test]
async fn links_in_letters_lead_to_the_site_whatever_a_request_calls_it() {
    let mut office = PostOffice::open(&[]).await;
    let site = site(&office).await;
    with_address(&site, &mut office, "Ada", "ada@mail.example").await;
    let request = Request::new(site.address(), "POST", "/en/recover").form("name=Ada&token=");
    assert_eq!(request.header("x-forwarded-host", "evil.example").send().await.status, 200);
    assert!(!office.next().await.data.contains("evil"));
}

#[tokio::test]
async fn without_a_mail_server_nothing_of_it_is_there() {
    let site = Site::start(SERVER).await;
    let mut ada = Browser::registered(&site, "Ada").await;
    let page = ada.see(&site, "/en/account").await;
    assert!(page.text().contains("id=\"close\"") && !page.text().contains("id=\"address\""));
    assert!(!site.get("/en/sign-in").send().await.text().contains("/en/recover"));
    assert_eq!(site.get("/en/recover").send().await.status, 404);
    let answer = ada.form(&site, "/en/account/address", "email=ada@mail.example").await;
    assert_eq!(answer.status, 422);
}
